// Keeps all files of the page, so that it starts without a network. tools.web writes the list.

const VERSION = "@VERSION@";
const FILES = { "@FILES@": "" }; // name -> SHA-256
const CACHE = `tessera ${VERSION}`;

addEventListener("install", (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(Object.keys(FILES).map(async (file) => cache.put(file, await fetched(file))));
}

// What the page has just loaded comes from the browser's own cache, if it is of this version: no
// host serves it twice, not even one without ETag.
async function fetched(file) {
  const known = await fetch(new Request(file, { cache: "force-cache" }));
  if (known.ok && (await sum(known.clone())) === FILES[file]) return known;
  const asked = await fetch(new Request(file, { cache: "reload" }));
  // Half of an upload is not kept as a version: the next visit tries again.
  if (!asked.ok || (await sum(asked.clone())) !== FILES[file]) throw new Error(`${file}: ${asked.status}`);
  return asked;
}

async function sum(answer) {
  const digest = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// An old version stays until no tab uses it: files of two versions are never mixed. So a tab that
// was being loaded when its version went is loaded again.
addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin() {
  const old = (await caches.keys()).filter((name) => name.startsWith("tessera ") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
  const tabs = old.length ? await clients.matchAll({ type: "window" }) : [];
  for (const tab of tabs) tab.navigate(tab.url); // not awaited: a tab waits for this to end
}

// A page that has just begun asks for the version that waits. It gets it if no other tab is open.
addEventListener("message", (event) => event.waitUntil(takeOver()));

// A tab that was closed or loaded again is counted for a moment longer.
async function takeOver() {
  for (let tries = 0; tries < 10; tries += 1) {
    const tabs = await clients.matchAll({ includeUncontrolled: true, type: "window" });
    if (tabs.length === 1) return skipWaiting();
    await new Promise((go) => setTimeout(go, 200));
  }
}

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const cached = caches.open(CACHE).then((cache) => cache.match(event.request, { ignoreSearch: true }));
  event.respondWith(cached.then((answer) => answer ?? fetch(event.request)));
});
