// A board in MicroPython's raw REPL, by Web Serial. Its /data is read and replaced in the order of
// tools/device/saves.py: an interruption at any time is repaired by doing it again.

import { program, sha256 } from "./host.mjs";
import { isOurs } from "./plan.mjs";
import { Trouble } from "./trouble.mjs";

const PICO = 0x2e8a; // the vendor of the USB device
const SPEED = 115200; // USB has no speed, but the browser asks for one
const PATIENCE_MS = 10000; // for more of an answer
const RAW = "raw REPL; CTRL-B to exit\r\n";
const DATA = "/data";
const PROFILE = "board"; // the name of the board's display, which stays where it is
const NEW = ".restored"; // ends the name of a file that is not verified yet
const CHUNK = 2048; // bytes at a time
const ENOSPC = 28;
// Before tools/device/on_device/facts.py, whose answer is then JSON; and after it.
const AS_JSON = "import json\nrepr = json.dumps\n";
const BUILD = "\nprint(json.dumps(_build and _build.MARK))";

const READ = `import binascii
with open(PATH, "rb") as file:
    while True:
        part = file.read(${CHUNK})
        if not part:
            break
        print(binascii.b2a_base64(part).decode().strip())
`;
const RESET = "import time, machine; time.sleep_ms(100); machine.reset()";
const BOOTLOADER = "import time, machine; time.sleep_ms(100); machine.bootloader()";

// Strings of JSON are strings of Python too.
const quoted = (text) => JSON.stringify(text);

const bytesOf = (text) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const textOf = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

// Return the files of a board or a page without what belongs to the board itself.
export function players(files) {
  return new Map([...files].filter(([name]) => name !== PROFILE));
}

export class Board {
  // Let the player choose a board, and enter its raw REPL; a running program is interrupted.
  static async find() {
    let port;
    try {
      port = await navigator.serial.requestPort({ filters: [{ usbVendorId: PICO }] });
    } catch {
      throw new Trouble("none_chosen");
    }
    try {
      await port.open({ baudRate: SPEED });
    } catch {
      throw new Trouble("closed");
    }
    const board = new Board(port);
    try {
      await board.enter().catch(() => board.enter()); // noise may disturb the first time
    } catch (error) {
      await board.close();
      throw error;
    }
    return board;
  }

  constructor(port) {
    this.port = port;
    this.reader = port.readable.getReader();
    this.writer = port.writable.getWriter();
    this.heard = ""; // a letter for each byte
    this.isLost = false;
    this.wake = () => {};
    this.listen();
  }

  async listen() {
    try {
      for (;;) {
        const { value, done } = await this.reader.read();
        if (done) break;
        this.heard += textOf(value);
        this.wake();
      }
    } catch {
      // the cable came off
    }
    this.isLost = true;
    this.wake();
  }

  async send(bytes) {
    try {
      await this.writer.write(bytes);
    } catch {
      throw new Trouble("lost");
    }
  }

  // Wait until `find` returns something of what was heard: [what was found, what is left].
  async wait(find) {
    for (;;) {
      const found = find(this.heard);
      if (found) {
        this.heard = found[1];
        return found[0];
      }
      if (this.isLost) throw new Trouble("lost");
      await new Promise((go, refuse) => {
        const timer = setTimeout(() => refuse(new Trouble("silent")), PATIENCE_MS);
        this.wake = () => {
          clearTimeout(timer);
          go();
        };
      });
    }
  }

  // Return what comes before a text.
  until(end) {
    return this.wait((heard) => {
      const at = heard.indexOf(end);
      return at < 0 ? null : [heard.slice(0, at), heard.slice(at + end.length)];
    });
  }

  take(count) {
    return this.wait((heard) => (heard.length < count ? null : [heard.slice(0, count), heard.slice(count)]));
  }

  // Enter the raw REPL of a fresh interpreter.
  async enter() {
    await this.port.setSignals({ dataTerminalReady: true });
    await this.send(bytesOf("\r\x03"));
    await this.send(bytesOf("\r\x01"));
    await this.until(`${RAW}>`);
    await this.send(bytesOf("\x04"));
    await this.until("soft reboot\r\n");
    await this.until(RAW);
  }

  // Send code by raw paste: the board says how much it can take.
  async paste(code) {
    await this.until(">");
    await this.send(bytesOf("\x05A\x01"));
    if ((await this.take(2)) !== "R\x01") throw new Trouble("silent");
    const [low, high] = bytesOf(await this.take(2));
    const size = low + 256 * high;
    const bytes = new TextEncoder().encode(code);
    let room = size;
    for (let at = 0; at < bytes.length; ) {
      while (!room || this.heard) {
        if ((await this.take(1)) !== "\x01") throw new Trouble("silent");
        room += size;
      }
      const part = bytes.slice(at, at + room);
      await this.send(part);
      room -= part.length;
      at += part.length;
    }
    await this.send(bytesOf("\x04"));
  }

  // Run code; return what it prints.
  async run(code) {
    await this.paste(code);
    await this.until("\x04"); // the code was read
    const said = await this.until("\x04");
    const wrong = await this.until("\x04");
    if (wrong.includes(`Errno ${ENOSPC}]`) || wrong.includes(`OSError: ${ENOSPC}`)) throw new Trouble("full");
    if (wrong) throw new Trouble("failed", { text: wrong.trim().split("\n").pop() });
    return new TextDecoder().decode(bytesOf(said));
  }

  // Return what the board says of itself, as in tools/device/on_device/facts.py, besides `kind` and
  // `installed`, the version of Tessera.
  async facts() {
    const said = await this.run(AS_JSON + (await program("facts")) + BUILD);
    const [facts, build] = said.trim().split("\n").map(JSON.parse);
    const { name, platform, main, languages, odd } = facts;
    if (name !== "micropython" || platform !== "rp2") throw new Trouble("foreign", { name: `${name} (${platform})` });
    if (odd.length) throw new Trouble("odd", { name: odd[0] });
    if (build) return { ...facts, kind: "tessera", installed: build.split(" ")[1] };
    if (main && (await program("unfinished")).startsWith(main)) return { ...facts, kind: "half" };
    if (isOurs(main)) return { ...facts, kind: "tessera", installed: languages?.split("\n")[1] || "?" };
    return { ...facts, kind: main === null ? "bare" : "program" };
  }

  // Return what is at and below some paths: path -> { size, sum }; the sum of a folder is null.
  async scan(...paths) {
    const calls = paths.map((path) => `scan(${quoted(path)})\n`).join("");
    const said = await this.run(`${await program("scan")}\n${calls}`);
    const lines = said.split("\r\n").join("\n").split("\n").filter(Boolean);
    return new Map(
      lines.map((line) => {
        const [kind, size, sum, ...path] = line.split(" ");
        return [path.join(" "), { size: Number(size), sum: kind === "file" ? sum : null }];
      }),
    );
  }

  // Return the SHA-256 of all files in /data, by name.
  async saved() {
    const found = [...(await this.scan(DATA))].filter(([path, { sum }]) => sum && !path.endsWith(NEW));
    return new Map(found.map(([path, { sum }]) => [path.slice(DATA.length + 1), sum]));
  }

  // Return how many files in /data are the player's.
  async count() {
    return players(await this.saved()).size;
  }

  // Return all of /data, name -> bytes.
  async files(progress) {
    const sums = await this.saved();
    const files = new Map();
    for (const [name, sum] of sums) {
      const lines = (await this.run(`PATH = ${quoted(`${DATA}/${name}`)}\n${READ}`)).split(/\s+/);
      const bytes = bytesOf(lines.map(atob).join(""));
      if ((await sha256(bytes)) !== sum) throw new Trouble("damaged", { name });
      files.set(name, bytes);
      progress(files.size / sums.size);
    }
    return files;
  }

  // Replace all of /data but the board's own file. facts: the board's.
  async replace(files, facts, progress) {
    const found = await this.scan(DATA);
    const wanted = new Map();
    for (const [name, bytes] of files) wanted.set(`${DATA}/${name}`, { bytes, sum: await sha256(bytes) });
    const changed = [...wanted].filter(([path, { sum }]) => found.get(path)?.sum !== sum);
    const size = changed.reduce((sum, [, { bytes }]) => sum + (Math.floor(bytes.length / facts.block) + 1) * facts.block, 0);
    if (size > facts.free) throw new Trouble("full");
    try {
      await this.write(changed, found, progress);
    } catch (error) {
      if (error.name === "full") await this.clear(changed.map(([path]) => path + NEW));
      throw error;
    }
    for (const [path] of changed) await this.run(`import os\nos.rename(${quoted(path + NEW)}, ${quoted(path)})`);
    const gone = [...found].filter(([path, { sum }]) => sum && !wanted.has(path) && path !== `${DATA}/${PROFILE}`);
    await this.clear(gone.map(([path]) => path));
  }

  // Write a file. progress: is called with the bytes that are there.
  async put(path, bytes, progress = () => {}) {
    await this.run(`import binascii\nfile = open(${quoted(path)}, "wb")`);
    try {
      for (let from = 0; from < bytes.length; from += CHUNK) {
        const part = bytes.slice(from, from + CHUNK);
        await this.run(`file.write(binascii.a2b_base64("${btoa(textOf(part))}"))`);
        progress(from + part.length);
      }
      await this.run("file.close()");
    } catch (error) {
      if (error.name === "full") await this.run("try:\n    file.close()\nexcept OSError:\n    pass");
      throw error;
    }
  }

  // Make an empty file system.
  async format() {
    await this.run(await program("format"));
  }

  // Write files under other names, and compare them with what was sent.
  async write(changed, found, progress) {
    const folders = new Set(found.keys());
    for (const [at, [path, { bytes }]] of changed.entries()) {
      const parts = path.split("/");
      for (let depth = 2; depth < parts.length; depth += 1) {
        const folder = parts.slice(0, depth).join("/");
        if (!folders.has(folder)) await this.run(`import os\nos.mkdir(${quoted(folder)})`);
        folders.add(folder);
      }
      await this.put(path + NEW, bytes);
      progress((at + 1) / changed.length);
    }
    const sent = await this.scan(...changed.map(([path]) => path + NEW));
    for (const [path, { sum }] of changed) {
      if (sent.get(path + NEW)?.sum !== sum) throw new Trouble("damaged", { name: path.slice(DATA.length + 1) });
    }
  }

  // Remove files, of which some may be missing.
  async clear(paths) {
    for (const path of paths) await this.run(`import os\ntry:\n    os.remove(${quoted(path)})\nexcept OSError:\n    pass`);
  }

  // Restart the board, as its reset button would, and let go of it.
  async restart() {
    try {
      if (!this.isLost) await this.leave(RESET);
    } catch {
      // it went away on its own
    }
    await this.close();
  }

  // Let the board appear as a drive, as if it were plugged in with BOOTSEL held.
  bootloader() {
    return this.leave(BOOTLOADER);
  }

  // Run code that ends the interpreter.
  async leave(code) {
    await this.paste(code);
    await this.until("\x04"); // the code was read
  }

  async close() {
    await this.reader.cancel().catch(() => {});
    await this.writer.abort().catch(() => {});
    this.reader.releaseLock();
    this.writer.releaseLock();
    await this.port.close().catch(() => {});
  }
}
