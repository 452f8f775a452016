import { KEPT_PAGES, keptPageFor, planAnswer } from './offline/plan-answer.ts';
import {
  type FetchEvent,
  KEEP_HEADER,
  TAKE_OVER,
  type WorkerScope,
} from './offline/worker-scope.ts';

// The page's side of the types is all that the compiler knows of here.
const worker = globalThis as unknown as WorkerScope;

const SHELL = `shell-${worker.shell.release}`;
/** Pictures, fonts and later parts, as they were met. */
const SEEN = `seen-${worker.shell.release}`;
const MAX_SEEN = 240;

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));
worker.addEventListener('activate', (event) => event.waitUntil(takePlace()));
worker.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const plan = planAnswer({
    method: request.method,
    navigates: request.mode === 'navigate',
    sameOrigin: origin === worker.location.origin,
    url: pathname + search,
  });
  if (plan === 'asset') event.respondWith(fromCacheFirst(event));
  if (plan === 'page') event.respondWith(fromNetworkFirst(event, pathname));
});

/** The pages are fetched without cookies: whoever is signed in, what is kept is a visitor's. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  const pages = KEPT_PAGES.map(async (path) => {
    const answer = await fetch(path, { credentials: 'omit', cache: 'no-store' });
    if (isKeepable(answer)) await cache.put(path, answer);
  });
  await Promise.all([cache.addAll([...worker.shell.assets]), ...pages]);
}

async function takePlace(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(
    (name) => /^(?:shell|seen)-/.test(name) && name !== SHELL && name !== SEEN,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function fromCacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') event.waitUntil(keepSeen(request, answer.clone()));
  return answer;
}

/** Keeps it; the oldest go when there are too many. */
async function keepSeen(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(SEEN);
  await cache.put(request, answer);
  const known = await cache.keys();
  const surplus = known.slice(0, Math.max(0, known.length - MAX_SEEN));
  await Promise.all(surplus.map((old) => cache.delete(old)));
}

async function fromNetworkFirst(event: FetchEvent, path: string): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    const isKept = KEPT_PAGES.some((page) => page === path);
    if (isKept && isKeepable(answer)) event.waitUntil(keepPage(path, answer.clone()));
    return answer;
  } catch (error) {
    const place = keptPageFor(path);
    // A page hydrates at its own address alone.
    if (place !== path) return Response.redirect(place, 302);
    const kept = await caches.match(place);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function keepPage(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(SHELL);
  await cache.put(path, answer);
}

function isKeepable(answer: Response): boolean {
  return answer.ok && answer.headers.get(KEEP_HEADER) === '1';
}
