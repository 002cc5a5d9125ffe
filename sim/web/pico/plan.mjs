// Plans how Tessera's files come onto a board, as tools/device/plan.py does: that says why in this
// order. Files of the host are objects with `sum`, a SHA-256, and `bytes`; those of a board have
// `sum`, null for a folder, and `size`.

export const MAIN = "/main.py";
export const HOMES = [
  "/lib/app",
  "/lib/engine",
  "/lib/hal",
  "/lib/tessera.lang",
  "/lib/tessera.mpy",
  "/lib/tessera.pack",
  "/lib/tessera_boot.pack",
];
const PROFILE = "/data/board";
const MARK = '"""Starts Tessera'; // begins our /main.py
const KEPT = "main-before-tessera"; // a /main.py that was here before, renamed
const NEW = ".new";
const RESERVE = 16; // blocks that must stay free for saves
const LITTLE = 8; // blocks: with fewer, old files are removed before anything is written
const SIGNS = ["/lib/app/shell/version.mpy", "/lib/app/shell/version.py", "/lib/tessera.mpy", "/lib/tessera.pack"];

// A text in Python. Paths and names have no quotes and no backslashes.
const quoted = (text) => `'${text}'`;

// The steps: [what, path, with what]
const copy = (file, path) => ["copy", path, file];
const folder = (path) => ["folder", path];
const remove = (path) => ["remove", path];
const removeFolder = (path) => ["remove folder", path];
const run = (code) => ["run", code];
const rename = (old, path) => run(`import os; os.rename(${quoted(old)}, ${quoted(path)})`);
const check = (files) => ["check", [...files].map(([path, { sum }]) => [path, sum])];

export const isOurs = (main) => main !== null && main.startsWith(MARK);
export const isInstalled = (main, found) => isOurs(main) || SIGNS.some((sign) => found.has(sign));
const isRemembered = (profile, facts) => facts.board !== null && facts.board.trim() === profile;
const differs = (found, file) => found?.sum !== file.sum;

// Return the path of another program's file among ours, or undefined.
export function stranger(found) {
  const files = [...found.keys()].filter((path) => found.get(path).sum);
  return files.filter((path) => HOMES.some((home) => path.startsWith(home))).sort()[0];
}

// Return the steps after which a board has all files; none if it is up to date.
// wanted: path -> file; unfinished: the stand-in for /main.py; profile: for /data/board, null to
// keep it; found: path -> what is there of HOMES and MAIN.
export function install(wanted, unfinished, profile, facts, found) {
  const files = new Map(wanted);
  const main = files.get(MAIN);
  files.delete(MAIN);
  const folders = new Set([...files.keys()].flatMap(parents));
  const others = [...found.keys()].filter((path) => !files.has(path) && path !== MAIN);
  const stale = others.filter((path) => found.get(path).sum || !folders.has(path));
  const changed = [...files.keys()].filter((path) => differs(found.get(path), files.get(path)));
  const outdated = [...stale, ...changed.filter((path) => found.has(path))];
  const isNamed = !profile || isRemembered(profile, facts);
  const steps = [];
  if (stale.length || changed.length) {
    const makesRoom = isFull(facts) && outdated.length;
    if (makesRoom) steps.push(...withdraw(unfinished, facts, found), ...clear(outdated, found));
    if (!isNamed) steps.push(...remember(profile, facts));
    steps.push(...standIn(unfinished, facts, found));
    if (!makesRoom) steps.push(...clear(outdated, found));
    const there = new Set([...found.keys(), ...facts.root.map((name) => `/${name}`)]);
    const missing = new Set(changed.flatMap(parents).filter((path) => !there.has(path)));
    steps.push(...[...missing].sort().map(folder));
    steps.push(...changed.map((path) => copy(files.get(path), path)));
    steps.push(check([...files].sort()));
  } else if (found.has(MAIN) && !isOurs(facts.main)) {
    steps.push(rename(MAIN, keptName(facts)));
  }
  if (steps.length || differs(found.get(MAIN), main)) steps.push(...replace(main, MAIN));
  else if (facts.root.includes(MAIN.slice(1) + NEW)) steps.push(remove(MAIN + NEW)); // left by an interruption
  if (!isNamed && !stale.length && !changed.length) steps.unshift(...remember(profile, facts));
  return steps;
}

// Return the folders above a file, but not the first one.
function parents(path) {
  const parts = path.split("/").slice(1, -1);
  return parts.map((_, at) => `/${parts.slice(0, at + 1).join("/")}`);
}

// Return the steps that replace a file, so that at any time one of the two exists.
function replace(file, path) {
  return [copy(file, path + NEW), check([[path + NEW, file]]), rename(path + NEW, path)];
}

function clear(paths, found) {
  const sorted = [...paths].sort();
  const files = sorted.filter((path) => found.get(path).sum);
  const folders = sorted.filter((path) => !found.get(path).sum);
  return [...files.map(remove), ...folders.reverse().map(removeFolder)];
}

function standIn(unfinished, facts, found) {
  if (found.has(MAIN) && !isOurs(facts.main)) return [rename(MAIN, keptName(facts)), ...replace(unfinished, MAIN)];
  return differs(found.get(MAIN), unfinished) ? replace(unfinished, MAIN) : [];
}

const isFull = (facts) => facts.free < LITTLE * facts.block;

function withdraw(unfinished, facts, found) {
  return isOurs(facts.main) && differs(found.get(MAIN), unfinished) ? [remove(MAIN)] : [];
}

function remember(profile, facts) {
  const made = facts.root.includes("data") ? [] : [folder("/data")];
  const write = `f = open(${quoted(PROFILE + NEW)}, 'w'); f.write(${quoted(profile)}); f.close()`;
  return [...made, run(write), rename(PROFILE + NEW, PROFILE)];
}

// Return the name under which another program's /main.py is kept.
export function keptName(facts) {
  const named = (number) => `${KEPT}${number === 1 ? "" : `-${number}`}.py`;
  let number = 1;
  while (facts.root.includes(named(number))) number += 1;
  return `/${named(number)}`;
}

// Return the bytes that the steps take, and those that saves need, rounded to blocks.
export function neededBytes(steps, found, block) {
  const room = (size) => Math.max(1, Math.ceil(size / block));
  let blocks = RESERVE;
  for (const [does, path, file] of steps) {
    if (does === "copy") blocks += room(file.bytes.length);
    else if (does === "folder") blocks += 2;
    else if (does === "remove" && found.has(path)) blocks -= room(found.get(path).size);
  }
  return blocks * block;
}
