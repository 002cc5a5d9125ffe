// Runs the application on MicroPython, one frame at a time, so that the page never waits for it.
//
// The page sends   start {asked}, keys {levels, number}, finger {does, x, y, way, number}, pause {paused}, save {}, restore {saves},
//                  share {}, replay {text}, ping {}
// and is told      progress {share}, waits {does}, ready {kept, understood, begun, isOfThisVersion, inTheWay, inPlay}, whole {}, unloaded {isBroken}, busy {}, rests {does, keys}, pong {}, picture {buffer}, colours {hex}, language {code}, turned {isTurned},
//                  tone {hz, percent}, texts {lines, news}, saves {saves}, restored {why}, shared {game, seed, code, terms, record}, over {end},
//                  shot {name, crc}, replayed {}, taken {}, failed {text}

import { loadMicroPython } from "./micropython.mjs";
import { openLogs } from "./logs.mjs";
import { takeTurn } from "./turn.mjs";

// tools.web writes these: the bytes of the parts of the modules (sim/web/parts.py) and of the
// interpreter, and what ends each part of this version.
const SIZES = { "@SIZES@": 0 };
const MARK = "@MARK@";
const PATIENCE_MS = 30_000; // for a part that everything waits for
const HEAP = 4 << 20; // bytes; the interpreter adds more if that does not suffice

let interpreter;
let game; // sim/web/console.py and what it made
let logs = [];
let held = 0; // keys that are down
let keysHeard = 0; // the number of the last message about keys
let tapped = 0; // keys that went down since the last frame, for any time
let paused = false;
let pausedSince = 0;
let hidden = 0; // ms that were spent hidden
let timer;

const now = () => performance.now() - hidden;
const tell = (kind, more = {}, moved = []) => postMessage({ kind, ...more }, moved);

const memory = (address, size) => interpreter._module.HEAPU8.subarray(address, address + size);

const host = {
  now: () => Math.floor(now()),
  today: () => { const at = new Date(); return Math.floor(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 864e5); },
  random: () => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1,
  show: (address, size) => {
    const buffer = memory(address, size).slice().buffer;
    tell("picture", { buffer }, [buffer]);
  },
  colours: (hex) => tell("colours", { hex }),
  hear: (hz, percent) => tell("tone", { hz, percent }),
  language: (code) => tell("language", { code }),
  turned: (isTurned) => tell("turned", { isTurned }),
  rests: (does) => tell("rests", { does, keys: keysHeard }),
  texts: (lines, news) => tell("texts", { lines, news }),
  saves: (address, size) => tell("saves", { saves: memory(address, size).slice().buffer }),
  over: (end) => tell("over", { end: JSON.parse(end) }),
  shot: (name, crc) => tell("shot", { name, crc }),
  part,
  logs: 0,
  size: (log) => logs[log].size(),
  read: (log, at, address, size) => logs[log].read(at, memory(address, size)),
  write: (log, at, address, size) => logs[log].write(at, memory(address, size)),
  truncate: (log, size) => logs[log].truncate(size),
};

const plainFetch = globalThis.fetch;
const WASM = "micropython.wasm";
let came = 0; // bytes
let wanted = SIZES.wasm + SIZES.core; // bytes that have to come before the start
let wasm; // what came for this file: it is fetched at once, and the interpreter asks for it later

// Fetch a file, and count its bytes.
async function counted(...asked) {
  const answer = await plainFetch(...asked);
  if (!answer.body) return answer;
  const transform = (chunk, out) => {
    came += chunk.length;
    tell("progress", { share: came / wanted });
    out.enqueue(chunk);
  };
  return new Response(answer.body.pipeThrough(new TransformStream({ transform })), answer);
}

globalThis.fetch = (file, how) => (String(file).endsWith(WASM) ? (wasm ??= counted(file, how)) : counted(file, how));

const parts = new Map(); // name -> bytes
let lost = null; // why a part is missing that the application needs

class Broken extends Error {} // a file is cut off, or of another version

function keep(name, buffer) {
  const bytes = new Uint8Array(buffer);
  if (new TextDecoder().decode(bytes.subarray(-MARK.length)) !== MARK) throw new Broken(name);
  parts.set(name, bytes);
}

async function fetchPart(name) {
  if (parts.has(name)) return;
  const answer = await fetch(`${name}.rom`);
  if (!answer.ok) throw new Error(`${name}.rom: ${answer.status}`);
  keep(name, await answer.arrayBuffer());
}

// The application needs a part that has not come: everything waits for it.
function fetchNow(name) {
  const request = new XMLHttpRequest();
  request.open("GET", `${name}.rom`, false);
  request.responseType = "arraybuffer";
  request.timeout = PATIENCE_MS;
  tell("waits", { does: true });
  try {
    request.send();
    if (request.status !== 200) throw new Error(`${name}.rom: ${request.status}`);
    keep(name, request.response);
  } catch (error) {
    lost = error;
  }
  tell("waits", { does: false });
}

// Return address and size of a part, for sim/web/console.py.
function part(name) {
  if (!parts.has(name) && !lost) fetchNow(name); // an import asks three times
  const bytes = parts.get(name);
  if (!bytes) return [0, 0];
  const address = interpreter._module._malloc(bytes.length);
  memory(address, bytes.length).set(bytes);
  return [address, bytes.length];
}

// Begins at once, while the page still reads what the player asks for.
async function load() {
  fetch(WASM).catch(() => {}); // the interpreter hears of it
  await fetchPart("core");
  const say = (line) => console.log(line);
  interpreter = await loadMicroPython({ heapsize: HEAP, romfs: parts.get("core"), stdout: say, stderr: say });
  const tessera = interpreter.pyimport("sim.web.console");
  tessera.mount_parts(host);
  return tessera;
}

// Fetch what an application needs before its first picture: its language, and the game that opens.
async function fetchFirst({ language, launch }) {
  const game = launch.game ?? launch.learn ?? launch.resume ?? launch.replay?.match(/^game (\w+)$/m)?.[1];
  const first = [launch.lang ?? language, game].filter((name) => Object.hasOwn(SIZES, name));
  for (const name of first) wanted += SIZES[name];
  await Promise.all(first.map(fetchPart));
}

// Fetch the others one by one, so that one that is needed at once does not wait for them all.
async function fetchOthers() {
  for (const name in SIZES) if (name !== "wasm") await fetchPart(name).catch(() => {}); // whoever needs it asks again
  tell("whole");
}

async function start(asked) {
  let tessera;
  try {
    if (asked.mark !== MARK) throw new Broken("site.json");
    [tessera] = await Promise.all([loading, fetchFirst(asked)]);
  } catch (error) {
    tell("unloaded", { isBroken: error instanceof Broken });
    return;
  }
  fetchOthers();
  if (!(await takeTurn(asked.insist, leave))) {
    tell("busy");
    return;
  }
  logs = await openLogs();
  host.logs = logs.length;
  const made = tessera.Console(host, JSON.stringify(asked));
  game = { made, frame: made.frame };
  const begun = JSON.parse(made.begun);
  tell("ready", { kept: logs.length > 0, understood: made.understood, isOfThisVersion: made.is_of_this_version, begun, inTheWay: made.in_the_way, inPlay: JSON.parse(made.in_play) });
  step();
}

function step() {
  clearTimeout(timer);
  const levels = held | tapped;
  tapped = 0;
  try {
    timer = setTimeout(step, game.frame(levels));
    if (lost) fail(lost);
  } catch (error) {
    fail(error);
  }
}

// The application has stopped: it lacks a part, or there is a mistake in it.
function fail(error) {
  clearTimeout(timer);
  game = undefined;
  if (lost) tell("unloaded", { isBroken: lost instanceof Broken });
  else tell("failed", { text: error.message });
}

// Another tab plays on: it finds everything that was saved.
function leave() {
  clearTimeout(timer);
  for (const log of logs) log.close();
  tell("taken");
}

function pause(asked) {
  if (!game || asked === paused) return;
  paused = asked;
  if (paused) {
    clearTimeout(timer);
    pausedSince = performance.now();
  } else {
    hidden += performance.now() - pausedSince;
    step();
  }
}

const orders = {
  start: ({ asked }) => start(asked),
  replay: async ({ text }) => {
    (await loading).replay_session(host, text);
    tell("replayed");
  },
  // A key that goes down or up ends the sleep, as on a device.
  keys: ({ levels, number }) => {
    keysHeard = number;
    tapped |= levels & ~held;
    held = levels;
    if (game && !paused) step();
  },
  finger: ({ does, x, y, way, number }) => {
    keysHeard = number;
    game?.made.finger(does, x, y, way);
    if (game && !paused && !["hover", "carry"].includes(does)) step();
  },
  pause: ({ paused }) => pause(paused),
  ping: () => tell("pong"),
  save: () => game?.made.save(),
  share: () => tell("shared", JSON.parse(game?.made.share() ?? "{}")),
  restore: ({ saves }) => {
    if (!game) return;
    const hex = Array.from(new Uint8Array(saves), (byte) => byte.toString(16).padStart(2, "0"));
    const why = game.made.restore(hex.join(""));
    if (!why) {
      clearTimeout(timer); // the page starts anew with these saves
      game = undefined;
    }
    tell("restored", { why });
  },
};

const loading = load();
loading.catch(() => {}); // whoever awaits it says so

onmessage = async ({ data }) => {
  try {
    await orders[data.kind](data);
  } catch (error) {
    fail(error);
  }
};
