import type { Cocktail } from '#openapi/generated/model.ts';
import { CACHES } from '#ui/lib/stored/device-caches.ts';
import { isStoredRead, isStoredPage, isStoredPictureOfPage, mayBeStored } from './stored-requests.ts';

/** A picture of this width is sharp on a phone. Its file is a tenth of the largest one. */
const PICTURE_WIDTH = 640;
const RECIPE_READ = /^\/api\/cocktails\/[^/]+$/;

let lastStoring: Promise<void> = Promise.resolve();

/** Stores these pages and deletes all others. Calls run in their order, so that the newest list counts. */
export function storeSavedPages(urls: readonly string[]): Promise<void> {
  const storeThese = () => storeOnly(urls);
  lastStoring = lastStoring.then(storeThese, storeThese);
  return lastStoring;
}

async function storeOnly(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.saved);
  const pages = urls.map((url) => new URL(url, location.origin).href);
  await fetchMissing(cache, pages);
  const pictures = await picturesOf(cache, pages);
  await fetchMissing(cache, pictures);
  const all = new Set([...pages, ...pictures]);
  const requests = await cache.keys();
  await Promise.all(requests.filter(({ url }) => !all.has(url)).map(({ url }) => cache.delete(url)));
}

export function savedPicture(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: CACHES.saved, ignoreSearch: true, ignoreVary: true });
}

async function picturesOf(cache: Cache, urls: readonly string[]): Promise<string[]> {
  const recipes = urls.filter((url) => RECIPE_READ.test(new URL(url).pathname));
  const images = await Promise.all(
    recipes.map(async (url) => {
      const response = await cache.match(url);
      const recipe = (await response?.json()) as Cocktail | undefined;
      return recipe?.image;
    }),
  );
  return images.flatMap((image) => {
    if (!image) return [];
    const { origin, pathname, href } = new URL(image, location.origin);
    const isOwn = origin === location.origin && isStoredPictureOfPage(pathname);
    return isOwn ? [`${href}?width=${PICTURE_WIDTH}`] : [];
  });
}

async function fetchMissing(cache: Cache, urls: readonly string[]): Promise<void> {
  const storedUrls = (await cache.keys()).map(({ url }) => url);
  const missing = urls.filter((url) => !storedUrls.includes(url));
  await fetchAll(cache, missing);
}

/** Fetches all saved pages again, since those of an older release need files that are deleted. */
export async function renewSaved(): Promise<void> {
  const cache = await caches.open(CACHES.saved);
  const storedUrls = (await cache.keys()).map(({ url }) => url);
  await fetchAll(cache, storedUrls);
}

async function fetchAll(cache: Cache, urls: readonly string[]): Promise<void> {
  await Promise.allSettled(
    urls.map(async (url) => {
      const { pathname } = new URL(url);
      const contentType = contentTypeOf(pathname);
      if (contentType === null) return;
      const response = await fetch(url);
      if (mayBeStored(response, contentType)) await cache.put(url, response);
    }),
  );
}

function contentTypeOf(pathname: string): string | null {
  if (isStoredPictureOfPage(pathname)) return 'image/';
  if (isStoredRead(pathname)) return 'application/json';
  return isStoredPage(pathname) ? 'text/html' : null;
}
