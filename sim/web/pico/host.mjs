// Files of the host: the small programs that a board runs, and what is put on it.

import { Trouble } from "./trouble.mjs";

export async function sha256(bytes) {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Return the bytes of a file. path: seen from these scripts; sum: the SHA-256 that it must have.
export async function load(path, sum) {
  const name = path.split("/").pop();
  const answer = await fetch(new URL(path, import.meta.url), { cache: "no-cache" }).catch(() => null);
  const bytes = answer?.ok ? await answer.arrayBuffer().catch(() => null) : null;
  if (!bytes || (sum && (await sha256(bytes)) !== sum)) throw new Trouble("missing", { name });
  return new Uint8Array(bytes);
}

const programs = new Map();

// Return one of tools/device/on_device, such as "scan".
export async function program(name) {
  if (!programs.has(name)) programs.set(name, new TextDecoder().decode(await load(`${name}.txt`)));
  return programs.get(name);
}
