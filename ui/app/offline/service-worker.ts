/// <reference lib="webworker" />
/**
 * The site's service worker. It stores, on the visitor's device and for times without a network:
 *
 * - `assets-RELEASE`: the scripts, styles and fonts of a release, and its page "You are offline". The caches of the two
 *   releases before stay, so that open tabs and stored pages of theirs go on working;
 * - `pages`, `answers`, `pictures`: what was visited, the newest so many of each;
 * - `saved`: pages, answers and pictures of saved recipes, until they are saved no more.
 *
 * Pages and answers come from the network as long as there is one. The dashboard, whatever needs a session, responses
 * that say `no-store` and everything but GET never pass through here (`ui/app/offline/stored-requests.ts`).
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
} from './stored-requests.ts';
import type { WorkerMessage } from './worker-messages.ts';
import { dropOldReleases } from './drop-old-releases.ts';
import { storeSavedPages, renewSaved, savedPicture } from './saved-cache.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build. */
declare const RELEASE: string;

const OFFLINE_PAGE = '/offline';
/** A network that answers no sooner counts as none where there is something to show. */
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
// What a tab of an older release still asks for. Files of a newer one come from the network.
registerRoute(
  ({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

self.addEventListener('install', (event) => {
  // The event waits for it, and fails with it.
  precache.install(event).catch(() => undefined);
  // Open tabs find their files in the caches of their release, so that nothing has to wait for them to close.
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
  // What cannot be had now is stored when it is visited again.
  await Promise.allSettled(stored.flat());
}

async function withoutStored(addresses: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    addresses.map((address) => caches.match(address, { cacheName: CACHES.answers })),
  );
  return addresses.filter((_, index) => !found[index]);
}
