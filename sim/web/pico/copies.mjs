// What was replaced, or saved of a board: this browser keeps it, so that it can be put back. Copies
// have numbers as keys. What waits for a board that gets another firmware has the board's id.

import { Trouble } from "./trouble.mjs";

const NAME = "tessera-copies";
export const BROWSER = "browser"; // in place of a board's id

async function store(work) {
  try {
    const base = await done(indexedDB.open(NAME, 1), ({ result }) => result.createObjectStore(NAME, { autoIncrement: true }));
    const result = await done(work(base.transaction(NAME, "readwrite").objectStore(NAME)));
    base.close();
    return result;
  } catch {
    throw new Trouble("no_files");
  }
}

function done(request, upgrade) {
  return new Promise((go, refuse) => {
    request.onsuccess = () => go(request.result);
    request.onerror = () => refuse(request.error);
    if (upgrade) request.onupgradeneeded = () => upgrade(request);
  });
}

// Return all copies, the newest first: objects with `of`, `at` (ms), and `content`, a log.
export async function all() {
  return (await store((copies) => copies.getAll(IDBKeyRange.upperBound(Infinity)))).reverse();
}

// Keep a copy, unless the last one of the same place is the same. of: a board's id, or BROWSER.
export async function keep(of, content) {
  const last = (await all()).find((copy) => copy.of === of);
  const isSame = last?.content.length === content.length && content.every((byte, at) => byte === last.content[at]);
  if (!isSame) await store((copies) => copies.add({ of, at: Date.now(), content }));
}

// Remember what is to be put back on a board: `content`, a log, and `size`, of its file system.
export const wait = (id, what) => store((copies) => copies.put(what, id));
export const waiting = (id) => store((copies) => copies.get(id));
export const settled = (id) => store((copies) => copies.delete(id));
