// Keeps all files of the page, so that it starts without a network. tools.web writes the list.

const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
const CACHE = `tessera ${VERSION}`;

addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

// An old version stays until no tab uses it: files of two versions are never mixed.
addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("tessera ") && name !== CACHE;
  const drop = (names) => Promise.all(names.filter(old).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(drop).then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const cached = caches.open(CACHE).then((cache) => cache.match(event.request, { ignoreSearch: true }));
  event.respondWith(cached.then((answer) => answer ?? fetch(event.request)));
});
