// The service worker: keeps files under their versioned names, which never change, and a page for when there is no server.
// No page of a table is ever kept. A new version waits until the last page of the old one is closed; meanwhile both find their files.
const CACHE = "baumeister-VERSION";
const FILES = "/static/VERSION/";
const OFFLINE = "/offline";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll("KEPT")));
});

addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith("baumeister-") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(FILES)) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
});

async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await cache.put(request, found.clone());
  return found;
}
