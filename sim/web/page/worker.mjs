// Runs the application on MicroPython, one frame at a time, so that the page never waits for it.
//
// The page sends   start {asked}, keys {levels, number}, finger {does, x, y, way, number}, pause {paused}, save {}, restore {saves},
//                  share {}, replay {text}, ping {}
// and is told      progress {share}, ready {kept, understood, begun, isOfThisVersion, inTheWay, inPlay}, unloaded {}, busy {}, rests {does, keys}, pong {}, picture {buffer}, colours {hex}, language {code}, turned {isTurned},
//                  tone {hz, percent}, texts {lines, news}, saves {saves}, restored {why}, shared {game, seed, code, terms, record}, over {end},
//                  shot {name, crc}, replayed {}, taken {}, failed {text}

import { loadMicroPython } from "./micropython.mjs";
import { openLogs } from "./logs.mjs";
import { takeTurn } from "./turn.mjs";

const SIZE = Number("@SIZE@"); // bytes of the two large files: tools.web writes them here
const HEAP = 4 << 20; // bytes; the interpreter adds more if that does not suffice

let interpreter;
let romSize;
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
  logs: 0,
  size: (log) => logs[log].size(),
  read: (log, at, address, size) => logs[log].read(at, memory(address, size)),
  write: (log, at, address, size) => logs[log].write(at, memory(address, size)),
  truncate: (log, size) => logs[log].truncate(size),
};

const plainFetch = globalThis.fetch;
const WASM = "micropython.wasm";
let came = 0; // bytes
let wasm; // what came for this file: it is fetched at once, and the interpreter asks for it later

// Fetch a file, and count its bytes.
async function counted(...asked) {
  const answer = await plainFetch(...asked);
  if (!answer.body) return answer;
  const transform = (chunk, out) => {
    came += chunk.length;
    tell("progress", { share: came / SIZE });
    out.enqueue(chunk);
  };
  return new Response(answer.body.pipeThrough(new TransformStream({ transform })), answer);
}

globalThis.fetch = (file, how) => (String(file).endsWith(WASM) ? (wasm ??= counted(file, how)) : counted(file, how));

// Begins at once, while the page still reads what the player asks for.
async function load() {
  fetch(WASM).catch(() => {}); // the interpreter hears of it
  const answer = await fetch("tessera.rom");
  if (!answer.ok) throw new Error(`tessera.rom: ${answer.status}`);
  const romfs = new Uint8Array(await answer.arrayBuffer());
  romSize = romfs.length;
  const say = (line) => console.log(line);
  interpreter = await loadMicroPython({ heapsize: HEAP, romfs, stdout: say, stderr: say });
  return interpreter.pyimport("sim.web.console");
}

async function start(asked) {
  let tessera;
  try {
    tessera = await loading;
    if (romSize !== asked.romSize) throw new Error("tessera.rom is cut off");
  } catch {
    tell("unloaded");
    return;
  }
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
  } catch (error) {
    game = undefined;
    tell("failed", { text: error.message });
  }
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
    tell("failed", { text: error.message });
  }
};
