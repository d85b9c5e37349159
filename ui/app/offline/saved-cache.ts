import { CACHES } from '#ui/rules/offline/cache-names.ts';
import { isKeptAnswer, isKeptPage, mayBeKept } from '#ui/rules/offline/kept-requests.ts';

/** Keeps exactly these addresses: what is missing is fetched, what is not among them is dropped. No number limits them. */
export async function keepSaved(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.saved);
  const wanted = new Set(addresses.map((address) => new URL(address, location.origin).href));
  const kept = (await cache.keys()).map(({ url }) => url);
  await Promise.all(kept.filter((url) => !wanted.has(url)).map((url) => cache.delete(url)));
  await fetchAll(
    cache,
    [...wanted].filter((url) => !kept.includes(url)),
  );
}

/** Fetches all of it again, since the pages of an older release need files that will be gone. */
export async function renewSaved(): Promise<void> {
  const cache = await caches.open(CACHES.saved);
  await fetchAll(
    cache,
    (await cache.keys()).map(({ url }) => url),
  );
}

/** What cannot be had now stays as it was. */
async function fetchAll(cache: Cache, urls: readonly string[]): Promise<void> {
  await Promise.allSettled(
    urls.map(async (url) => {
      const { pathname } = new URL(url);
      const contentType = isKeptAnswer(pathname) ? 'application/json' : 'text/html';
      if (contentType === 'text/html' && !isKeptPage(pathname)) return;
      const response = await fetch(url);
      if (mayBeKept(response, contentType)) await cache.put(url, response);
    }),
  );
}
