// Keeps the files of one build and answers with them, with a network or without; everything else
// it leaves to the browser. A new version waits until the page asks for it (src/app/PageNews.tsx)
// or no page of the old one is open; the old one's files stay until the version after, for tabs that
// nobody has reloaded yet and that have not loaded all of them. offline.ts puts in what was built:
const { version, files } = BUILT;
// By its path, each file has the SHA-256 hash of its content. Which queries ask for a frame:
const embedded = EMBEDDED;

const { scope } = self.registration;
const family = `kept of ${scope}: `;
const name = family + version;
const assets = `${scope}assets/`;
const hashes = new Map(
  Object.entries(files).map(([path, hash]) => [new URL(path, scope).href, hash]),
);

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));
self.addEventListener("activate", takeOver);
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const file = fileOf(url);
  const isOfThePage = hashes.has(file) || file.startsWith(assets);
  // A server lets other sites frame the page under this query, and what is kept came without it.
  const isEmbedded = embedded.test(new URL(url).search);
  if (method === "GET" && isOfThePage && !isEmbedded)
    event.respondWith(answer(file, event.request));
});

async function keepFiles() {
  const cache = await caches.open(name);
  const before = await ownCaches();
  const keep = async ([url, hash]) =>
    cache.put(url, (await keptBefore(before, url, hash)) ?? (await fetched(url, hash)));
  await Promise.all([...hashes].map(keep));
}

async function keptBefore(before, url, hash) {
  for (const cache of before) {
    const known = await cache.match(url, { ignoreVary: true });
    if (known && (await isRight(known, hash))) return known;
  }
  return null;
}

// A server that is only half of the new version may send another file, or its start page, with status
// code 200. Then this version is not installed, and the browser tries again later.
async function fetched(url, hash) {
  // What has no hash in its name, the browser may have from before.
  for (const cache of url.startsWith(assets) ? ["default", "reload"] : ["reload"]) {
    const response = await fetch(url, { cache });
    if (response.ok && (await isRight(response, hash))) return response;
  }
  throw new Error(`${url} is not the file that was built`);
}

async function isRight(response, hash) {
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  const bytes = [...new Uint8Array(digest)];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}

// The browser does not wait for it: it answers nothing before a worker is through with this, and a
// storage that hangs, or a page that is reloaded meanwhile, would keep it waiting.
function takeOver() {
  // The first visit is one already.
  self.clients.claim().catch(() => {});
  removeOld().catch(() => {});
}

async function removeOld() {
  const old = (await ownNames()).filter((other) => other !== name);
  await Promise.all(old.slice(0, -1).map((other) => caches.delete(other)));
}

// In the order in which they were made. What other applications of the origin keep is not looked at.
async function ownNames() {
  return (await caches.keys()).filter((other) => other.startsWith(family));
}

async function ownCaches() {
  return Promise.all((await ownNames()).map((own) => caches.open(own)));
}

async function answer(file, request) {
  for (const cache of hashes.has(file) ? [await caches.open(name)] : await ownCaches()) {
    const kept = await cache.match(file, { ignoreVary: true });
    if (kept) return kept;
  }
  // Browsers throw away what is kept when they need the room.
  return fetch(request);
}

// Without its query. Servers answer for the folder with its index.
function fileOf(address) {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/index\.html$/, "/");
}
