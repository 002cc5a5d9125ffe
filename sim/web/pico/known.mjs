// A match that was moved is a known deal, as is one of a word: it goes on, and counts for nothing,
// since the same match is still where it came from. Its record loses the lines that prove that
// nobody knew the deal. So all sums that cover them are made anew: hal/journal.py says which.

import { crc32, joined, number, numberAt } from "./saves.mjs";

const PROOF = /\n(secret|cut|salt) [^\n]*/g;
const BOUND = 65; // "A", the first generation whose entries are bound to the header
const LONG = 255; // two bytes with the length of an entry follow

const bytesOf = (text) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const textOf = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
const summed = (data) => joined(number(crc32(data)), data);
const isWhole = (file) => file.length > 4 && numberAt(file, 0) === crc32(file.slice(4));

// Return the files of a player, name -> bytes, with all matches as known deals.
export function asKnown(files) {
  const made = new Map(files);
  for (const name of files.keys()) {
    if (/^[a-z]+\.hdr$/.test(name)) journal(made, name.slice(0, -4));
    else if (/^shelf_[0-9a-f]{8}\.dat$/.test(name)) shelved(made, name);
  }
  return made;
}

function journal(files, name) {
  const old = files.get(`${name}.hdr`);
  if (!isWhole(old)) return;
  const made = summed(bytesOf(textOf(old.slice(4)).replace(PROOF, "")));
  files.set(`${name}.hdr`, made);
  const [before, after] = [old.slice(0, 4), made.slice(0, 4)];
  const left = files.get(`${name}_left.dat`);
  if (left && isWhole(left) && numberAt(left, 4) === numberAt(before, 0)) {
    files.set(`${name}_left.dat`, summed(joined(after, left.slice(8))));
  }
  if (old[4] < BOUND) return;
  const generation = old[4] - BOUND;
  const segments = [...files.keys()].filter((file) => file.startsWith(`${name}.${generation}_`)).sort();
  let count = 0;
  for (const segment of segments) count = rebound(files, segment, count, before, after);
}

// Bind the entries of a segment to another header; return how many there are up to its end.
function rebound(files, segment, count, before, after) {
  const content = files.get(segment).slice();
  for (let at = 0; at + 5 <= content.length; ) {
    const isLong = content[at] === LONG;
    const end = at + (isLong ? 3 + content[at + 1] + 256 * content[at + 2] : 1 + content[at]);
    const place = Uint8Array.of(count & 255, (count >> 8) & 255);
    const stored = content.slice(at, end);
    if (end + 4 > content.length || numberAt(content, end) !== crc32(before, place, stored)) break;
    content.set(number(crc32(after, place, stored)), end);
    count += 1;
    at = end + 4;
  }
  files.set(segment, content);
  return count;
}

// The name of a match on the shelf is the sum of its header: firmware/app/shell/shelf.py.
function shelved(files, name) {
  const old = files.get(name);
  if (!isWhole(old)) return;
  const text = textOf(old.slice(4));
  const [start, end] = [text.indexOf("\n") + 1, text.indexOf("\n\n")];
  const header = text.slice(start, end).replace(PROOF, "");
  files.delete(name);
  let sum = crc32(bytesOf(header));
  const called = () => `shelf_${sum.toString(16).padStart(8, "0")}.dat`;
  while (files.has(called())) sum = (sum + 1) >>> 0;
  files.set(called(), summed(bytesOf(text.slice(0, start) + header + text.slice(end))));
}
