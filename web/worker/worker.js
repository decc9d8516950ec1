// The page at hand when the server is not: everything that was built is kept, and answered from there when it must be.
// What people do at tables (/api, /ws) and the documentation never pass through here. Written into sw.js by plugin.ts.

/** What this build consists of. @type {string[]} */
const FILES = self.FILES;
const PREFIX = 'tilery-';
/** Another build, another cache: nothing of two builds is ever mixed. */
const CACHE = PREFIX + self.BUILD;
const PAGE = '/';
/** A proxy whose server is gone. */
const AWAY = [502, 504];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      // Names without a hash may have another content now: past the browser's own cache.
      .then((cache) => cache.addAll(FILES.map((path) => new Request(path, { cache: 'no-cache' }))))
      .then(() => self.skipWaiting()),
  );
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
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|ws|metrics|docs)(\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, PAGE));
  else if (pathname.startsWith('/assets/') && FILES.includes(pathname)) event.respondWith(kept(request, pathname));
  else if (FILES.includes(pathname)) event.respondWith(fresh(request, pathname));
});

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
