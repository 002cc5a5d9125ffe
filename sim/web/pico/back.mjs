// Puts the saves of a board back after its firmware was changed, as tools/flash/kept.py does.

import { players } from "./board.mjs";
import { keep, settled, waiting } from "./copies.mjs";
import { t } from "./desk.mjs";
import { sha256 } from "./host.mjs";
import { pack, unpack } from "./saves.mjs";

// Return what waits to be put back on a board, or undefined. A browser that keeps nothing has none.
export const waitsFor = (id) => waiting(id).catch(() => undefined);

// Put back what waits for the board of a desk; return what to say, nothing if nothing waited.
// A file system at its old place was never lost. Elsewhere its remains are no files.
export async function putBack(desk) {
  const { board, facts } = desk;
  const before = await waitsFor(facts.id);
  if (!before) return [];
  const { content, size } = before;
  const files = unpack(content);
  if (!players(files).size) { // nothing was saved, so nothing has to come back
    await settled(facts.id);
    return [];
  }
  const sums = new Map();
  for (const [name, bytes] of files) sums.set(name, await sha256(bytes));
  const here = await board.saved().catch((error) => {
    if (error.name !== "failed") throw error;
    return new Map();
  });
  const isMoved = facts.size !== size;
  const isPlayed = [...players(here)].some(([name, sum]) => sums.get(name) !== sum);
  const said = [t("back", { count: players(files).size })];
  if (isMoved || (!isPlayed && [...files.keys()].some((name) => !here.has(name)))) {
    if (isPlayed) {
      await keep(facts.id, pack(await board.files(desk.progress)));
      said.push(t("aside"));
    }
    if (isMoved) await board.format();
    await board.replace(files, await board.facts(), desk.progress);
    desk.facts = await board.facts();
  } else if (isPlayed) said[0] = t("played");
  await settled(facts.id);
  return said;
}
