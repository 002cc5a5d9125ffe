// Puts Tessera's files on a board's MicroPython, as tools/device/install.py does: only those that
// differ, each compared by SHA-256. An interruption is repaired by doing it again.

import { load, program, sha256 } from "./host.mjs";
import { HOMES, install, isInstalled, MAIN, neededBytes, stranger } from "./plan.mjs";
import { Trouble } from "./trouble.mjs";

const LIST = "files.json"; // in the folder of a pack: path on the board -> SHA-256

export const releaseOf = (facts) => facts.version.slice(0, 3).join(".");

const isBefore = ([major, minor], [otherMajor, otherMinor]) => major < otherMajor || (major === otherMajor && minor < otherMinor);

// Raise Trouble if a board cannot run the files. needs: of tools/device/install.py.
export function refuse(facts, { oldest, newest, mpy, arches }) {
  if (facts.frozen) throw new Trouble("frozen");
  const isOther = (facts.mpy & 255) !== mpy[0] || ((facts.mpy >> 8) & 3) !== mpy[1];
  if (isBefore(facts.version, oldest) || isOther || !arches.includes((facts.mpy >> 10) & 15)) {
    throw new Trouble("unfit", { release: releaseOf(facts), oldest: oldest.join("."), newest: newest.join(".") });
  }
}

// Return whether running from flash will be off, so that games lack memory.
export function isNewer(facts, { newest }) {
  return facts.machine.includes("RP2040") && isBefore(newest, facts.version);
}

// Return the files of a pack, path on the board -> file of plan.mjs. folder: where the host has it.
async function fetched(folder) {
  const list = JSON.parse(new TextDecoder().decode(await load(`${folder}/${LIST}`)));
  const files = Object.entries(list).map(async ([path, sum]) => [path, { bytes: await load(folder + path, sum), sum }]);
  return new Map(await Promise.all(files));
}

// Bring a board up to date; return how many files were sent. profile: of its display, or null.
export async function bring(board, facts, folder, profile, progress) {
  const wanted = await fetched(folder);
  const bytes = new TextEncoder().encode(await program("unfinished"));
  const unfinished = { bytes, sum: await sha256(bytes) };
  const found = await board.scan(...HOMES, MAIN);
  const name = isInstalled(facts.main, found) ? "" : stranger(found);
  if (name) throw new Trouble("stranger", { name });
  const steps = install(wanted, unfinished, profile, facts, found);
  if (neededBytes(steps, found, facts.block) > facts.free) throw new Trouble("no_room");
  try {
    await carryOut(board, steps, progress);
  } catch (error) {
    throw error.name === "full" ? new Trouble("no_room") : error;
  }
  return steps.filter(([does]) => does === "copy").length;
}

async function carryOut(board, steps, progress) {
  const call = (does, path) => board.run(`import os; os.${does}(${JSON.stringify(path)})`);
  const copies = steps.filter(([does]) => does === "copy");
  const total = copies.reduce((sum, [, , { bytes }]) => sum + bytes.length, 0);
  let done = 0;
  for (const [does, what, file] of steps) {
    if (does === "copy") {
      const before = done;
      await board.put(what, file.bytes, (written) => progress((before + written) / total));
      done += file.bytes.length;
    } else if (does === "check") await check(board, what);
    else if (does === "folder") await call("mkdir", what);
    else if (does === "remove") await call("remove", what);
    else if (does === "remove folder") await call("rmdir", what);
    else await board.run(what);
  }
}

async function check(board, sums) {
  const found = await board.scan(...sums.map(([path]) => path));
  const wrong = sums.find(([path, sum]) => found.get(path)?.sum !== sum);
  if (wrong) throw new Trouble("differs", { name: wrong[0] });
}
