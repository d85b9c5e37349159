/// <reference lib="webworker" />
/**
 * The site's service worker. Its caches: `assets-RELEASE` has scripts, styles, fonts and the offline page.
 * `pages`, `answers` and `pictures` have what the visitor opened last. `saved` has what belongs to saved
 * recipes. The worker asks the network first. It handles only GET, and neither the dashboard nor requests of
 * a session nor `no-store` responses (`stored-requests.ts`).
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CACHES } from '#ui/lib/stored/device-caches.ts';
import {
  isDashboard,
  isStoredRead,
  isStoredPage,
  isStoredPictureOfPage,
  mayBeStored,
  OFFLINE_PAGE,
  type WorkerMessage,
} from './stored-requests.ts';
import { storeSavedPages, renewSaved, savedPicture } from './saved-cache.ts';

declare const self: ServiceWorkerGlobalScope;
declare const RELEASE: string;

/** After this time without a response from the network, the worker answers with a stored one. */
const PATIENCE_S = 5;

const savedInstead = {
  handlerDidError: ({ request }: { request: Request }) => caches.match(request, { cacheName: CACHES.saved }),
};
const onlyOfType = (contentType: string) => ({
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(mayBeStored(response, contentType) ? response : null),
});
const keepAtMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const precache = new PrecacheController({ cacheName: CACHES.files + RELEASE });
precache.addToCacheList([...self.__WB_MANIFEST, { url: OFFLINE_PAGE, revision: RELEASE }]);
const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [onlyOfType('text/html'), keepAtMost(60), savedInstead],
});
const responses = new NetworkFirst({
  cacheName: CACHES.responses,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [onlyOfType('application/json'), keepAtMost(200), savedInstead],
});
const pictures = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  plugins: [
    onlyOfType('image/'),
    keepAtMost(100),
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
  ({ url, request }) => isOwn(url) && isStoredRead(url.pathname) && !isDashboard(request.referrer),
  responses,
);
registerRoute(
  ({ url, request }) => isOwn(url) && isStoredPictureOfPage(url.pathname) && !isDashboard(request.referrer),
  pictures,
);
self.addEventListener('install', (event) => {
  precache.install(event).catch(() => undefined);
  void self.skipWaiting();
});
clientsClaim();
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldReleases(), renewSaved()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'saved') event.waitUntil(storeSavedPages(message.addresses));
  if (message.type === 'visited') event.waitUntil(storeVisitedPage(event, message.page));
});

async function storeVisitedPage(event: ExtendableEvent, page: string): Promise<void> {
  if (!isStoredPage(new URL(page, location.origin).pathname)) return;
  // If the request fails, the next visit stores the page.
  await Promise.allSettled(pages.handleAll({ event, request: new Request(page) }));
}

/** Also deletes stored pages and responses, since a page needs the files of its own release. */
async function dropOldReleases(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.includes(CACHES.files) && !name.includes(CACHES.files + RELEASE),
  );
  if (others.length > 0) others.push(CACHES.pages, CACHES.responses);
  await Promise.all(others.map((name) => caches.delete(name)));
}
