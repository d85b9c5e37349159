/// <reference lib="webworker" />
/**
 * The site's service worker. Its caches: `assets-RELEASE` has scripts, styles, fonts and the offline page; the two releases before stay,
 * for open tabs and stored pages. `pages`, `answers` and `pictures` have what was visited, the newest so many of each. `saved` has what
 * belongs to saved recipes. Network first; the dashboard, sessions, `no-store` and everything but GET never pass through here (`stored-
 * requests.ts`).
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CACHES } from '#ui/lib/offline/cache-names.ts';
import {
  isDashboard,
  isStoredAnswer,
  isStoredPage,
  isStoredPictureOfPage,
  mayBeStored,
  type WorkerMessage,
} from './stored-requests.ts';
import { storeSavedPages, renewSaved, savedPicture } from './saved-cache.ts';

declare const self: ServiceWorkerGlobalScope;
declare const RELEASE: string;

const OFFLINE_PAGE = '/offline';
/** A slower network counts as none where something is stored. */
const PATIENCE_S = 5;

const savedInstead = {
  handlerDidError: ({ request }: { request: Request }) => caches.match(request, { cacheName: CACHES.saved }),
};
const only = (contentType: string) => ({
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(mayBeStored(response, contentType) ? response : null),
});
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const precache = new PrecacheController({ cacheName: CACHES.files + RELEASE });
precache.addToCacheList(self.__WB_MANIFEST);
const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [only('text/html'), atMost(60), savedInstead],
});
const answers = new NetworkFirst({
  cacheName: CACHES.answers,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [only('application/json'), atMost(200), savedInstead],
});
const pictures = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  plugins: [
    only('image/'),
    atMost(100),
    { handlerDidError: ({ request }: { request: Request }) => savedPicture(request) },
  ],
});

const isOwn = (url: URL) => url.origin === location.origin;

registerRoute(
  new PrecacheRoute(precache, {
    directoryIndex: '',
    cleanURLs: false,
    ignoreURLParametersMatching: [/^from$/],
  }),
);
registerRoute(
  ({ url, request }) => isOwn(url) && request.mode === 'navigate' && isStoredPage(url.pathname),
  async (options) =>
    pages.handle(options).catch(() => {
      const { pathname, search } = options.url;
      return Response.redirect(`${OFFLINE_PAGE}?from=${encodeURIComponent(pathname + search)}`);
    }),
);
registerRoute(
  ({ url, request }) => isOwn(url) && isStoredAnswer(url.pathname) && !isDashboard(request.referrer),
  answers,
);
registerRoute(
  ({ url, request }) => isOwn(url) && isStoredPictureOfPage(url.pathname) && !isDashboard(request.referrer),
  pictures,
);
// For tabs of an older release. Files of a newer one come from the network.
registerRoute(
  ({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

self.addEventListener('install', (event) => {
  precache.install(event).catch(() => undefined);
  // Open tabs find their files in their release's cache.
  void self.skipWaiting();
});
clientsClaim();
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldReleases(RELEASE), renewSaved()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'saved') event.waitUntil(storeSavedPages(message.addresses));
  if (message.type === 'visited') event.waitUntil(storeVisitedPage(event, message));
});

async function storeVisitedPage(
  event: ExtendableEvent,
  { page, answers: shown }: Extract<WorkerMessage, { type: 'visited' }>,
): Promise<void> {
  const missing = await withoutStored(shown.filter((address) => isStoredAnswer(address)));
  const stored = missing.map((address) => answers.handleAll({ event, request: new Request(address) }));
  if (page !== null && isStoredPage(new URL(page, location.origin).pathname))
    stored.push(pages.handleAll({ event, request: new Request(page) }));
  // What fails now is stored at the next visit.
  await Promise.allSettled(stored.flat());
}

async function withoutStored(addresses: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    addresses.map((address) => caches.match(address, { cacheName: CACHES.answers })),
  );
  return addresses.filter((_, index) => !found[index]);
}

/** For open tabs and stored pages, this release included. */
const KEPT_RELEASES = 3;
const SCRIPT = /data-scripts="([^" ]+)/;

/** Removes older releases with the stored pages that need them, and all answers: those of an older release may lack what newer screens show. */
async function dropOldReleases(release: string): Promise<void> {
  // In the order of their creation.
  const releases = (await caches.keys()).filter((name) => name.includes(CACHES.files));
  const others = releases.filter((name) => !name.includes(CACHES.files + release));
  for (const name of others.slice(0, Math.max(0, others.length - (KEPT_RELEASES - 1))))
    await caches.delete(name);
  if (others.length > 0) await caches.delete(CACHES.answers);
  await dropPagesWithoutScripts();
}

async function dropPagesWithoutScripts(): Promise<void> {
  const pages = await caches.open(CACHES.pages);
  for (const request of await pages.keys()) {
    const html = await (await pages.match(request))?.text();
    const script = SCRIPT.exec(html ?? '')?.[1];
    if (script === undefined || !(await caches.match(script))) await pages.delete(request);
  }
}
