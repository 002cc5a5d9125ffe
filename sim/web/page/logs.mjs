// The two files of the browser in which the saves are kept (sim/web/disk.py). Only a worker can
// write them at once; a write returns when the file has it. One tab at a time has them open.

const FOLDER = "tessera";
const NAMES = ["saves-1", "saves-2"];
const FULL = 28; // ENOSPC
const FAILED = 5; // EIO
const TRIES = 20; // a tab that has just left may still be closing its files
const PAUSE_MS = 100;

// Return the open logs; none where the browser keeps no files.
export async function openLogs() {
  const opened = [];
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    for (const name of NAMES) {
      const file = await folder.getFileHandle(name, { create: true });
      opened.push(new Log(await open(file)));
    }
    return opened;
  } catch {
    for (const log of opened) log.close();
    return [];
  }
}

async function open(file) {
  for (let left = TRIES; ; left--) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (error.name !== "NoModificationAllowedError" || !left) throw error;
    }
    await new Promise((go) => setTimeout(go, PAUSE_MS));
  }
}

// One file. All methods but `size` return 0, or the number of an error of the system.
class Log {
  constructor(handle) {
    this.handle = handle;
  }

  size() {
    return this.handle.getSize();
  }

  read(at, bytes) {
    return attempt(() => this.handle.read(bytes, { at }) === bytes.length);
  }

  write(at, bytes) {
    return attempt(() => {
      const written = this.handle.write(bytes, { at });
      this.handle.flush();
      return written === bytes.length;
    });
  }

  truncate(size) {
    return attempt(() => {
      this.handle.truncate(size);
      return true;
    });
  }

  close() {
    this.handle.close();
  }
}

function attempt(work) {
  try {
    return work() ? 0 : FULL;
  } catch (error) {
    return error.name === "QuotaExceededError" ? FULL : FAILED;
  }
}
