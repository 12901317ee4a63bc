// Keeps the files of one build and answers with them, with a network or without; everything else
// it leaves to the browser. A new version waits until the page asks for it (src/app/PageNews.tsx)
// or no page of the old one is open; the old one's files stay until the version after, for tabs that
// nobody has reloaded yet and that have not loaded all of them. offline.ts puts in what was built:
const { version, files } = BUILT;

const { scope } = self.registration;
// Other pages of the origin can have caches, too.
const family = `kept of ${scope}: `;
const name = family + version;
const assets = `${scope}assets/`;
const urls = new Set(files.map((file) => new URL(file, scope).href));

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));
self.addEventListener("activate", takeOver);
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const file = withoutQuery(url);
  const isOfThePage = urls.has(file) || file.startsWith(assets);
  if (method === "GET" && isOfThePage) event.respondWith(answer(file, event.request));
});

async function keepFiles() {
  const cache = await caches.open(name);
  await Promise.all(files.map((file) => keepFile(cache, new URL(file, scope).href)));
}

// What has a hash in its name is the same file in every build; of the rest the browser may have
// that of before.
async function keepFile(cache, url) {
  const hasHash = url.startsWith(assets);
  const known = hasHash ? await caches.match(url, { ignoreVary: true }) : undefined;
  if (known) await cache.put(url, known);
  else await cache.add(new Request(url, hasHash ? {} : { cache: "reload" }));
}

// The browser does not wait for it: it answers nothing before a worker is through with this, and a
// storage that hangs, or a page that is reloaded meanwhile, would keep it waiting.
function takeOver() {
  // The first visit is one already.
  self.clients.claim().catch(() => {});
  removeOld().catch(() => {});
}

async function removeOld() {
  const all = await caches.keys();
  // In the order in which they were made. What is left over, the next version removes.
  const old = all.filter((other) => other.startsWith(family) && other !== name);
  await Promise.all(old.slice(0, -1).map((other) => caches.delete(other)));
}

async function answer(file, request) {
  const kept = urls.has(file) ? await caches.open(name) : caches;
  // Browsers throw away what is kept when they need the room.
  return (await kept.match(file, { ignoreVary: true })) ?? fetch(request);
}

function withoutQuery(address) {
  const url = new URL(address);
  return url.origin + url.pathname;
}
