// Draws a text as a QR code (ISO/IEC 18004): bytes, error correction level L, versions 1 to 40.

// Per version from 1: check bytes of a block, and number of blocks, at level L.
const CHECKS = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25];
const LEVEL_BITS = 1; // of level L in the format
const QUIET = 4; // modules of white around the code
const MASKS = [
  (x, y) => (x + y) % 2,
  (x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => ((x / 3 | 0) + (y / 2 | 0)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

// Return the code as rows of 0 and 1 (dark), or null if the text is too long.
export function encode(text) {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= 40; version++) {
    const words = wordsOf(version);
    const room = words - CHECKS[version - 1] * BLOCKS[version - 1];
    const countBits = version < 10 ? 8 : 16;
    if (4 + countBits + 8 * bytes.length <= 8 * room) {
      const data = packed(bytes, countBits, room);
      return placed(version, withChecks(data, version, words));
    }
  }
  return null;
}

// Return a canvas with the code, each module `scale` pixels wide, or null if the text is too long.
export function draw(text, scale) {
  const rows = encode(text);
  if (!rows) return null;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = (rows.length + 2 * QUIET) * scale;
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  rows.forEach((row, y) =>
    row.forEach((dark, x) => dark && context.fillRect((x + QUIET) * scale, (y + QUIET) * scale, scale, scale)),
  );
  return canvas;
}

// Return how many words of 8 bits a version holds, checks included.
function wordsOf(version) {
  const size = 17 + 4 * version;
  const marks = alignments(version).length;
  let modules = size * size - 3 * 64 - 2 * 15 - 1 - 2 * (size - 16);
  if (marks) modules -= 25 * (marks * marks - 3) - 10 * (marks - 2);
  if (version >= 7) modules -= 36;
  return modules >> 3;
}

// Return where the middles of the alignment marks lie in both directions.
function alignments(version) {
  if (version === 1) return [];
  const count = (version / 7 | 0) + 2;
  const last = 10 + 4 * version;
  const step = version === 32 ? 26 : Math.ceil((last - 6) / (2 * (count - 1))) * 2;
  const middles = [6];
  for (let at = last - step * (count - 2); middles.length < count; at += step) middles.push(at);
  return middles;
}

// Return the data words: mode, count, bytes, end and padding.
function packed(bytes, countBits, room) {
  const bits = [];
  const put = (value, count) => {
    while (count--) bits.push((value >> count) & 1);
  };
  put(4, 4);
  put(bytes.length, countBits);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * room - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = [];
  for (let at = 0; at < bits.length; at += 8) words.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

// Return data and checks, interleaved block by block.
function withChecks(data, version, words) {
  const count = BLOCKS[version - 1];
  const divisor = generator(CHECKS[version - 1]);
  const short = (words / count | 0) - CHECKS[version - 1];
  const longs = words % count; // so many of the last blocks have one data word more
  const blocks = [];
  for (let at = 0, block = 0; block < count; block++) {
    const size = short + (block >= count - longs ? 1 : 0);
    blocks.push(data.slice(at, at + size));
    at += size;
  }
  const result = [];
  for (let at = 0; at <= short; at++) {
    for (const block of blocks) if (at < block.length) result.push(block[at]);
  }
  const checks = blocks.map((block) => remainder(block, divisor));
  for (let at = 0; at < divisor.length; at++) for (const check of checks) result.push(check[at]);
  return result;
}

// Multiply in the field of 256 elements with the polynomial 0x11d.
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

// Return the coefficients below the highest of (x - 1)(x - 2)(x - 4)..., the highest power first.
function generator(degree) {
  const result = new Array(degree - 1).fill(0).concat(1);
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    for (let j = 0; j < degree; j++) {
      result[j] = times(result[j], root) ^ (result[j + 1] ?? 0);
    }
  }
  return result;
}

function remainder(block, divisor) {
  const result = new Array(divisor.length).fill(0);
  for (const word of block) {
    const factor = word ^ result.shift();
    result.push(0);
    divisor.forEach((coefficient, at) => {
      result[at] ^= times(coefficient, factor);
    });
  }
  return result;
}

// Return the rows of the code with the mask that gives the fewest faults.
function placed(version, words) {
  const size = 17 + 4 * version;
  const fixed = frame(version, size);
  let best = null;
  for (let mask = 0; mask < 8; mask++) {
    const rows = fixed.map((row) => row.slice());
    fill(rows, fixed, words, MASKS[mask]);
    writeFormat(rows, mask);
    const faults = faultsOf(rows);
    if (!best || faults < best.faults) best = { rows, faults };
  }
  return best.rows;
}

// Return rows with the fixed marks; undefined where data go.
function frame(version, size) {
  const rows = Array.from({ length: size }, () => new Array(size).fill(undefined));
  const square = (x, y, radius) => {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        if (rows[y + dy] && x + dx >= 0 && x + dx < size) rows[y + dy][x + dx] = ring === 2 && radius > 2 || ring === 4 || (radius === 2 && ring === 1) ? 0 : 1;
      }
    }
  };
  for (let at = 0; at < size; at++) rows[6][at] = rows[at][6] = 1 - (at % 2);
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) square(x, y, 4);
  const middles = alignments(version);
  const last = middles.length - 1;
  middles.forEach((x, i) =>
    middles.forEach((y, j) => {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isCorner) square(x, y, 2);
    }),
  );
  writeFormat(rows, 0); // keeps its place
  if (version >= 7) {
    let check = version;
    for (let i = 0; i < 12; i++) check = (check << 1) ^ ((check >> 11) * 0x1f25);
    const bits = (version << 12) | check;
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), i / 3 | 0];
      rows[b][a] = rows[a][b] = (bits >> i) & 1;
    }
  }
  return rows;
}

function writeFormat(rows, mask) {
  const size = rows.length;
  const data = (LEVEL_BITS << 3) | mask;
  let check = data;
  for (let i = 0; i < 10; i++) check = (check << 1) ^ ((check >> 9) * 0x537);
  const bits = ((data << 10) | check) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const bit = (bits >> i) & 1;
    if (i < 6) rows[i][8] = bit;
    else if (i < 8) rows[i + 1][8] = bit;
    else if (i === 8) rows[8][7] = bit;
    else rows[8][14 - i] = bit;
    if (i < 8) rows[8][size - 1 - i] = bit;
    else rows[size - 15 + i][8] = bit;
  }
  rows[size - 8][8] = 1;
}

// Write the words in columns of two, up and down from the right.
function fill(rows, fixed, words, mask) {
  const size = rows.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = (right + 1) & 2 ? step : size - 1 - step;
      for (const x of [right, right - 1]) {
        if (fixed[y][x] !== undefined) continue;
        const bit = at < 8 * words.length ? (words[at >> 3] >> (7 - (at & 7))) & 1 : 0;
        at++;
        rows[y][x] = bit ^ (mask(x, y) === 0 ? 1 : 0);
      }
    }
  }
}

// Rate a code: long runs, blocks of one colour, what looks like a corner mark, and imbalance.
function faultsOf(rows) {
  const size = rows.length;
  const columns = rows.map((_, x) => rows.map((row) => row[x]));
  let faults = 0;
  for (const line of [...rows, ...columns]) {
    const text = line.join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) faults += run.length - 2;
    for (let at = 0; at <= size - 11; at++) {
      const part = text.slice(at, at + 11);
      if (part === "10111010000" || part === "00001011101") faults += 40;
    }
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const sum = rows[y][x] + rows[y - 1][x] + rows[y][x - 1] + rows[y - 1][x - 1];
      if (sum % 4 === 0) faults += 3;
    }
  }
  const dark = rows.flat().reduce((a, b) => a + b) / (size * size);
  return faults + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
