// Draws the picture of the application on a canvas, in the panel's own format and colours.

export class Panel {
  // board: an entry of `boards` in site.json
  constructor(canvas, board) {
    this.canvas = canvas;
    this.board = board;
    canvas.width = board.width;
    canvas.height = board.height;
    this.context = canvas.getContext("2d", { alpha: false });
    this.image = this.context.createImageData(board.width, board.height);
    this.pixels = new Uint32Array(this.image.data.buffer);
    this.inks = new Uint32Array(16);
  }

  // hex: red, green and blue of each ink
  recolour(hex) {
    const part = new DataView(new ArrayBuffer(4));
    for (let ink = 0; ink < hex.length / 6; ink++) {
      part.setUint32(0, Number.parseInt(hex.slice(6 * ink, 6 * ink + 6) + "ff", 16));
      this.inks[ink] = new Uint32Array(part.buffer)[0];
    }
  }

  show(buffer) {
    const bytes = new Uint8Array(buffer);
    if (this.board.mono) this.expandPages(bytes);
    else this.expandPairs(bytes);
    this.context.putImageData(this.image, 0, 0);
  }

  // A byte holds eight rows of one column, the upper one in the lowest bit.
  expandPages(bytes) {
    const { width, height } = this.board;
    for (let y = 0, at = 0; y < height; y++) {
      const page = (y >> 3) * width;
      for (let x = 0; x < width; x++) {
        this.pixels[at++] = this.inks[(bytes[page + x] >> (y & 7)) & 1];
      }
    }
  }

  // A byte holds two pixels, the left one in the upper half; rows begin with a byte.
  expandPairs(bytes) {
    const { width, height } = this.board;
    const stride = (width + 1) >> 1;
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const pair = bytes[y * stride + (x >> 1)];
        this.pixels[at++] = this.inks[x & 1 ? pair & 15 : pair >> 4];
      }
    }
  }

  // Give the canvas the largest size within these CSS pixels in which a pixel of the panel covers
  // whole pixels of the display.
  fit(width, height) {
    const ratio = devicePixelRatio || 1;
    const most = Math.min((width * ratio) / this.board.width, (height * ratio) / this.board.height);
    const scale = Math.max(1, Math.floor(most)) / ratio;
    this.canvas.style.width = `${this.board.width * scale}px`;
    this.canvas.style.height = `${this.board.height * scale}px`;
  }

  // Return a promise of a PNG, each pixel of the panel `scale` wide.
  png(scale) {
    const large = document.createElement("canvas");
    large.width = this.board.width * scale;
    large.height = this.board.height * scale;
    const context = large.getContext("2d");
    context.imageSmoothingEnabled = false;
    context.drawImage(this.canvas, 0, 0, large.width, large.height);
    return new Promise((done) => large.toBlob(done, "image/png"));
  }
}
