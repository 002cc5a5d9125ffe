// Runs tools/probe/heap.py of a tree in MicroPython for WebAssembly: node heap.mjs PACKAGE TREE ROUNDS GAME
// One call a frame, because this build collects its garbage only between calls.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const [pack, tree, rounds, game] = process.argv.slice(2);
const { loadMicroPython } = await import(join(pack, "micropython.mjs"));
const mp = await loadMicroPython({
  heapsize: 1 << 20, // in one piece; it is counted, not filled
  stdout: (line) => console.log(line),
  stderr: (line) => console.error(line),
});

function copy(from, to) {
  if (statSync(from).isDirectory()) {
    mp.FS.mkdirTree(to);
    for (const name of readdirSync(from)) copy(join(from, name), `${to}/${name}`);
  } else {
    mp.FS.writeFile(to, readFileSync(from));
  }
}

try {
  copy(tree, "/board");
  mp.runPython(`
import builtins, gc, os, sys
sys.path[:] = ["/board/lib", "/board"]

# This build's number for a missing file is 44, where MicroPython has 2 everywhere else.
def as_elsewhere(function):
    def call(*arguments):
        try:
            return function(*arguments)
        except OSError as error:
            raise OSError(2 if error.errno == 44 else error.errno)
    return call

class Os:
    pass

for name in ("listdir", "mkdir", "remove", "rename"):
    setattr(Os, name, staticmethod(as_elsewhere(getattr(os, name))))
sys.modules["os"] = Os
builtins.open = as_elsewhere(open)
from tools.probe.heap import Walk
`);
  mp.runPython(`
walk = Walk("/data", ${Number(rounds)}, ${Number(game)})
def frame():
    gc.collect()
    return walk.frame()
`);
  const frame = mp.globals.get("frame");
  while (frame());
  mp.runPython("walk.report()");
} catch (error) {
  console.error(error.message); // a traceback; the whole error quotes this package's one line
  process.exitCode = 1;
}
