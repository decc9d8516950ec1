// The page at hand when the server is not: everything that was built is kept, and answered from there when it must be.
// What people do at tables (/api, /ws) and the documentation never pass through here. Written into sw.js by plugin.ts.

/** Where the page lives: the names of its files begin there. */
const BASE = new URL('./', location.href).pathname;
/** What this build consists of. @type {string[]} */
const FILES = self.FILES.map((name) => BASE + name);
/** What a house in the browser consists of: several megabytes, kept as soon as somebody needs them. @type {string[]} */
const HOUSE = self.HOUSE.map((name) => BASE + name);
const PREFIX = 'tilery-';
/** Another build, another cache: nothing of two builds is ever mixed. */
const CACHE = PREFIX + self.BUILD;
const PAGE = BASE;
/** A proxy whose server is gone. */
const AWAY = [502, 504];

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([caches.open(CACHE), hadHouse()])
      .then(async ([cache, house]) => {
        // Names without a hash may have another content now: past the browser's own cache.
        await cache.addAll(FILES.map((path) => new Request(path, { cache: 'no-cache' })));
        if (house) await cache.addAll(HOUSE);
      })
      .then(() => self.skipWaiting()),
  );
});

// Somebody plays on this device, or has installed the page: from now on this works without a network, too.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-house') event.waitUntil(keepHouse());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map(forget)))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(BASE)) return;
  const place = pathname.slice(BASE.length);
  if (/^(api|ws|metrics|docs)(\/|$)/.test(place)) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, PAGE));
  else if (place.startsWith('assets/') && [...FILES, ...HOUSE].includes(pathname))
    event.respondWith(kept(request, pathname));
  else if (FILES.includes(pathname)) event.respondWith(fresh(request, pathname));
});

/** Whether an earlier build was kept with its house: then the next one must come with one. */
async function hadHouse() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return found.flat().some(({ url }) => new URL(url).pathname.startsWith(`${BASE}assets/python-`));
}

/** All files of the house, or none; what is here already isn't fetched again. */
async function keepHouse() {
  const cache = await caches.open(CACHE);
  const found = await Promise.all(HOUSE.map((path) => cache.match(path)));
  await cache.addAll(HOUSE.filter((_, place) => !found[place]));
}

/** @param {string} name */
function forget(name) {
  return caches.delete(name);
}

/** What is kept never changes: its name says what is in it. @param {Request} request @param {string} path */
async function kept(request, path) {
  return (await find(path)) ?? fetch(request);
}

/** From the server, as long as there is one: a page is never older than its server. @param {Request} request @param {string} path */
async function fresh(request, path) {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && !AWAY.includes(answer.status)) return answer;
  return (await find(path)) ?? answer ?? Response.error();
}

/** @param {string} path */
async function find(path) {
  return (await caches.open(CACHE)).match(path);
}
