// Draws the picture of the application on a canvas, in the panel's own format and colours.

export class Panel {
  // board: an entry of `boards` in site.json
  constructor(canvas, board) {
    this.canvas = canvas;
    this.board = board;
    this.glass = document.createElement("canvas"); // the picture in the panel's own size
    this.glass.width = board.width;
    this.glass.height = board.height;
    this.context = this.glass.getContext("2d", { alpha: false });
    this.image = this.context.createImageData(board.width, board.height);
    this.pixels = new Uint32Array(this.image.data.buffer);
    this.inks = new Uint32Array(16);
    this.resize(canvas, 1);
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
    this.draw(this.canvas);
  }

  // Draw the picture on a canvas, in its size.
  draw(canvas) {
    const context = canvas.getContext("2d", { alpha: false });
    context.imageSmoothingEnabled = false;
    context.drawImage(this.glass, 0, 0, canvas.width, canvas.height);
  }

  // Give a canvas `scale` pixels for each of the panel.
  resize(canvas, scale) {
    canvas.width = this.board.width * scale;
    canvas.height = this.board.height * scale;
    this.draw(canvas);
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
  // whole pixels of the display. Where that would be less than this part of the room, the browser
  // shrinks a larger one.
  fit(width, height, least) {
    const ratio = devicePixelRatio || 1;
    const most = Math.min((width * ratio) / this.board.width, (height * ratio) / this.board.height);
    const whole = Math.floor(most);
    const isWhole = whole >= least * most;
    const scale = (isWhole ? whole : most) / ratio;
    this.resize(this.canvas, isWhole ? whole : Math.ceil(most));
    this.canvas.classList.toggle("shrunk", !isWhole);
    this.canvas.style.width = `${this.board.width * scale}px`;
    this.canvas.style.height = `${this.board.height * scale}px`;
  }

  // Return the pixel of the panel at a place of the page.
  pixelAt(clientX, clientY) {
    const box = this.canvas.getBoundingClientRect();
    const x = Math.floor(((clientX - box.left) * this.board.width) / box.width);
    const y = Math.floor(((clientY - box.top) * this.board.height) / box.height);
    return { x, y };
  }

  // Return a promise of a PNG, each pixel of the panel `scale` wide.
  png(scale) {
    const large = document.createElement("canvas");
    this.resize(large, scale);
    return new Promise((done) => large.toBlob(done, "image/png"));
  }
}
