// Keeps the whole page in a cache of its version, so that it opens without a network.
//
// The build writes the version and the list of assets. A new version is installed beside the old one
// and waits: it takes over when the player asks for it or no page of the old one is open, so an open
// page keeps its files. The caches of the version before stay until the next take-over, for pages of
// it in other tabs.
const CACHE = 'spieltisch-__VERSION__';
const PREFIX = 'spieltisch-';
const ASSETS = ['__ASSETS__'];
const PAGE = '/';
const OTHERS = [PAGE, '/offline.html', '/offline.css', '/icon.svg', '/manifest.webmanifest'];
/** After this time without an answer the page comes from the cache. */
const TIMEOUT_MS = 4_000;
/** A proxy answers with these if it does not reach the server. */
const PROXY_ERRORS = [502, 503, 504];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...OTHERS, ...ASSETS])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

/** Removes all caches but those of this version and of the one before. */
async function removeOldCaches() {
  // The names are in the order in which the caches were made.
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const previous = names.filter((name) => name !== CACHE).at(-1);
  const old = names.filter((name) => name !== CACHE && name !== previous);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/') || OTHERS.includes(url.pathname))
    event.respondWith(file(request));
});

/** The page of the server, which is the newest one; without a server the page of this version. */
async function page(request) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return PROXY_ERRORS.includes(response.status) ? await cachedPage() : response;
  } catch {
    return cachedPage();
  }
}

async function cachedPage() {
  const cache = await caches.open(CACHE);
  return (await cache.match(PAGE)) ?? (await cache.match('/offline.html')) ?? Response.error();
}

/** The name of an asset contains its hash, so a cached copy never becomes outdated. */
async function file(request) {
  const own = await caches.open(CACHE);
  // An open page of the version before finds its assets in the other cache.
  const cached = (await own.match(request)) ?? (await caches.match(request));
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await own.put(request, response.clone());
  return response;
}
