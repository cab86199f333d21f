// Keeps the store readable without a connection (decision 16). The build puts values in: the app's own file, which has
// another name in every build, the files that everybody keeps, and all that public pages are made of.
const app = '$APP';
const first = $FIRST;
const files = $FILES;
const pages = ['/', '/templates', '/categories', '/pricing', '/about', '/support'];

const shelf = `tempera${app}`;
const shell = '/shell.html';
const mostKept = 200;
// What the list of templates is searched in (web/src/firebase/public/shards.ts); more than so many files are left to when they are needed.
const rowShelf = 'tempera-rows';
const mostShards = 12;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(shelf).then((cache) => cache.addAll(first)));
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(event));
  else if (/^\/(?:images|accents)\//.test(pathname) || files.includes(pathname))
    event.respondWith(serverFirst(event));
  else if (request.mode === 'navigate' && !/^\/(?:demos|download|avatars)\//.test(pathname)) {
    event.respondWith(serverFirst(event));
  }
});

/** A page names itself and what it loaded before there was this worker, and says whether to keep what it has not seen as well. */
self.addEventListener('message', (event) => {
  const { seen, all } = event.data;
  event.waitUntil(Promise.all(seen.map(keepMissing)).then(() => all && keepAll()));
});

const keepMissing = async (url) => {
  // Behind what the page asks for, as somebody is using it meanwhile; what the browser has is not fetched again, however old.
  const request = new Request(url, { priority: 'low', cache: 'force-cache' });
  if (await find(request)) return;
  await fetch(request)
    .then((response) => keep(request, response))
    .catch(() => {});
};

/** One after the other, for the same reason. */
async function keepAll() {
  for (const url of [...files, ...pages]) await keepMissing(url);
  await keepRows();
}

/** The rows that the kept list of templates names, while they are few. */
async function keepRows() {
  const html = (await (await find('/templates'))?.text()) ?? '';
  const names = /"shards":\[([^\]]*)\]/.exec(html)?.[1].match(/[0-9a-f]{32}/g) ?? [];
  if (names.length > mostShards) return;
  const rows = await caches.open(rowShelf);
  const wanted = names.map((name) => `/catalogue/${name}.json`);
  await Promise.allSettled(wanted.map(async (file) => (await rows.match(file)) ?? rows.add(file)));
}

async function takeOver() {
  // What pages have read themselves stays (web/src/firebase/public/read-public.ts).
  const others = (await caches.keys()).filter((name) => name.startsWith('tempera/') && name !== shelf);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

const find = (request) => caches.match(request, { cacheName: shelf, ignoreVary: true });

/** A file of the build never changes under its name. */
async function keptFirst(event) {
  return (await find(event.request)) ?? ask(event);
}

/** Status, redirects and freshness are the server's. Only where it can't be reached is there what was kept. */
async function serverFirst(event) {
  const { request } = event;
  try {
    return await ask(event);
  } catch (lost) {
    const kept = (await find(request)) ?? (request.mode === 'navigate' ? await find(shell) : undefined);
    if (kept) return kept;
    throw lost;
  }
}

async function ask(event) {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  event.waitUntil(keep(event.request, response.clone()).catch(() => {}));
  return response;
}

/**
 * Keeps a good answer; of pages only those from the server, made of public documents and for everybody (a profile's says
 * `noindex`), of this build and without a search.
 */
async function keep(request, response) {
  const { status, redirected, headers, url } = response;
  if (status !== 200 || redirected || headers.get('Cache-Control')?.includes('no-store')) return;
  if (headers.get('Content-Type')?.startsWith('text/html') && !files.includes(new URL(url).pathname)) {
    const html = await response.clone().text();
    if (!html.includes('id="tempera-state"') || !html.includes(app) || new URL(url).search) return;
    if (html.includes('<meta name="robots" content="noindex"')) return;
  }
  const cache = await caches.open(shelf);
  // A page varies by what is accepted: the one that the worker fetched and the one that was opened would be two.
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  const keys = await cache.keys();
  const extra = keys.filter((key) => !files.includes(new URL(key.url).pathname)).slice(0, -mostKept);
  await Promise.all(extra.map((key) => cache.delete(key)));
}
