// A failure with a sentence for the player. name: of a sentence in pico.json; fields: what it names.

export class Trouble extends Error {
  constructor(name, fields = {}) {
    super(name);
    this.name = name;
    this.fields = fields;
  }
}
