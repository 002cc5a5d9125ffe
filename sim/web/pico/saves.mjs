// The saves of the page in this browser, without the application: sim/web/disk.py says how they are
// kept. Nobody plays meanwhile: the page's lock is held.

import { Trouble } from "./trouble.mjs";

const FOLDER = "tessera"; // as in logs.mjs
const NAMES = ["saves-1", "saves-2"];
const LOCK = "tessera"; // as in turn.mjs
const PATIENCE_MS = 3000; // for a tab that has just been left
const MAGIC = 0x314c5354; // "TSL1"
const HEADER = 12;
const ABOUT = 6; // bytes of a record before its name
const [WRITE, APPEND, RENAME, REMOVE, ALL] = [0, 1, 2, 3, 4];

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

// Return the CRC-32 of some bytes that follow one another, a number.
export function crc32(...parts) {
  let sum = -1;
  for (const part of parts) for (const byte of part) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  return ~sum >>> 0;
}

export function number(value) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

export const numberAt = (bytes, at) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);

export function joined(...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

// Return the generation of a log, -1 if its header is not a whole one.
function generationOf(log) {
  if (log.length < HEADER || numberAt(log, 0) !== MAGIC || numberAt(log, 8) !== crc32(log.slice(0, 8))) return -1;
  return numberAt(log, 4);
}

// Return the files of a log, name -> bytes.
export function unpack(log) {
  const files = new Map();
  let sum = log.slice(8, HEADER);
  for (let at = HEADER; at + ABOUT <= log.length; ) {
    const named = at + ABOUT + log[at + 1];
    const end = named + numberAt(log, at + 2);
    if (end + 4 > log.length || crc32(sum, log.slice(at, end)) !== numberAt(log, end)) break;
    sum = log.slice(end, end + 4);
    const name = new TextDecoder().decode(log.slice(at + ABOUT, named));
    const data = log.slice(named, end);
    if (log[at] === WRITE) files.set(name, data);
    else if (log[at] === APPEND) files.set(name, joined(files.get(name) ?? new Uint8Array(), data));
    else if (log[at] === REMOVE) files.delete(name);
    else if (log[at] === RENAME) {
      files.set(new TextDecoder().decode(data), files.get(name));
      files.delete(name);
    }
    at = end + 4;
  }
  return files;
}

// Return a log of some files: the page's menu opens it as a file.
export function pack(files, generation = 1) {
  const start = joined(number(MAGIC), number(generation));
  const parts = [start, number(crc32(start))];
  const add = (kind, name, data) => {
    const encoded = new TextEncoder().encode(name);
    const record = joined(Uint8Array.of(kind, encoded.length), number(data.length), encoded, data);
    parts.push(record, number(crc32(parts.at(-1), record)));
  };
  for (const name of [...files.keys()].sort()) add(WRITE, name, files.get(name));
  add(ALL, "", new Uint8Array());
  return joined(...parts);
}

// Call `work` while no tab plays. Raises Trouble if one does.
export async function alone(work) {
  let has = false;
  const hold = () => {
    has = true;
    return work();
  };
  try {
    return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE_MS) }, hold);
  } catch (error) {
    if (has) throw error;
    throw new Trouble(error.name === "SecurityError" ? "no_files" : "busy");
  }
}

// Return the two files of the logs, and their contents.
async function logs() {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    const handles = [];
    const contents = [];
    for (const name of NAMES) {
      handles.push(await folder.getFileHandle(name, { create: true }));
      contents.push(new Uint8Array(await (await handles.at(-1).getFile()).arrayBuffer()));
    }
    return { handles, contents, newest: generationOf(contents[0]) >= generationOf(contents[1]) ? 0 : 1 };
  } catch {
    throw new Trouble("no_files");
  }
}

// Return the files of the page, name -> bytes.
export async function read() {
  const { contents, newest } = await logs();
  return generationOf(contents[newest]) < 0 ? new Map() : unpack(contents[newest]);
}

// Replace the files of the page. The other log is written, and counts as soon as it is complete.
export async function write(files) {
  const { handles, contents, newest } = await logs();
  try {
    const written = await handles[1 - newest].createWritable();
    await written.write(pack(files, Math.max(0, generationOf(contents[newest])) + 1));
    await written.close();
  } catch {
    throw new Trouble("no_files");
  }
}
