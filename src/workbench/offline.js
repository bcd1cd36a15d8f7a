/* global self, caches, fetch */
/**
 * Keeps the files of this build in the browser, so that the workbench opens without a connection. The build puts the
 * list of files and its own mark here; a new build replaces the files of the last one.
 */
const { mark, files } = self.BUILD;
const CACHE = `workbench-${mark}`;

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(files);
  await self.skipWaiting();
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith("workbench-") && name !== CACHE)
      .map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/** A file whose name carries its hash never changes; the others come from the network while there is one. */
async function answer(request) {
  const cached = () => caches.match(request, { cacheName: CACHE });
  if (/-[A-Z0-9]{8}\.js$/.test(request.url)) return (await cached()) ?? fetch(request);
  return fetch(request).catch(async (error) => {
    const file = await cached();
    if (file) return file;
    throw error;
  });
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === self.location.origin)
    event.respondWith(answer(event.request));
});
