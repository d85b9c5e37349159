import { SAVED_KEY, savedRecipes } from '#ui/lib/stored/saved-recipes.ts';
import { isDashboard, type WorkerMessage } from './stored-requests.ts';
import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { FAMILY_LOOKED_AT, HOUSE_MADE_READ, SIMILAR_SHOWN } from '#ui/lib/addresses/kept-reads.ts';
import { PAGE_SHOWN } from '#ui/lib/page-shown.ts';
import { trustedTypePolicy } from '#ui/lib/browser/trusted-types.ts';
import { getGetCocktailUrl, getListSimilarCocktailsUrl } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListGarnishesUrl } from '#ui/api/generated/garnish/garnish.ts';
import { getListGlasswareUrl } from '#ui/api/generated/glassware/glassware.ts';
import { getListHouseIngredientsUrl } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { getListSpiritsUrl } from '#ui/api/generated/spirits/spirits.ts';
import { CACHES } from '#ui/lib/offline/cache-names.ts';
import { isPlainClick, leadsToOtherPage } from '#ui/lib/browser/link-clicks.ts';

const SAVED_PAGE = '/saved';

export function registerWorker(worker: ServiceWorkerContainer): void {
  if (isDashboard(location.pathname)) return;
  const tell = (message: WorkerMessage) => {
    // A browser that refuses storage reports that itself.
    worker.ready.then(({ active }) => active?.postMessage(message)).catch(() => undefined);
  };
  const tellVisit = (hasSeenDocument: boolean) => {
    const { pathname, search } = location;
    if (isDashboard(pathname)) return;
    const page = hasSeenDocument ? null : pathname + search;
    tell({ type: 'visited', page, answers: answersOfPage(pathname) });
  };

  followLinksByDocument(worker);
  worker.register(trustedTypePolicy('worker').createScriptURL('/service-worker.js')).catch(() => undefined);
  tellVisit(worker.controller !== null);
  let shown = location.pathname + location.search;
  window.addEventListener(PAGE_SHOWN, () => {
    const page = location.pathname + location.search;
    if (page !== shown) tellVisit(false);
    shown = page;
  });
  const tellSaved = (slugs: readonly string[]) => {
    const recipes = slugs.flatMap((slug) => [recipePath(slug), ...answersOfRecipe(slug)]);
    tell({ type: 'saved', addresses: slugs.length > 0 ? [SAVED_PAGE, ...new Set(recipes)] : [] });
  };
  // Includes what changed while there was no worker.
  tellSaved(savedRecipes());
  window.addEventListener(SAVED_KEY, ({ detail }) => tellSaved(detail.slugs));
  document.addEventListener('visibilitychange', () => {
    // For tabs that stay open for days.
    if (!document.hidden) worker.ready.then((one) => one.update()).catch(() => undefined);
  });
}

declare global {
  interface WindowEventMap {
    [SAVED_KEY]: CustomEvent<{ slugs: readonly string[] }>;
  }
}

const RECIPE = /^\/recipe\/([^/]+)$/;

/** A recipe's document brings these answers, which a visitor who comes by a link reads. Lists of other pages are too long. */
function answersOfPage(path: string): string[] {
  const id = RECIPE.exec(path)?.[1];
  return id === undefined ? [] : answersOfRecipe(decodeURIComponent(id));
}

export function answersOfRecipe(id: string): string[] {
  return [
    getGetCocktailUrl(id),
    getListSimilarCocktailsUrl(id, SIMILAR_SHOWN),
    getListSimilarCocktailsUrl(id, FAMILY_LOOKED_AT),
    getListHouseIngredientsUrl(HOUSE_MADE_READ),
    getListSpiritsUrl({ cocktail: id }),
    getListGlasswareUrl({ cocktail: id }),
    getListGarnishesUrl({ cocktail: id }),
  ];
}

/** Links load documents: offline when the document is stored, and after a newer release, so that screens and server match. */
function followLinksByDocument(worker: ServiceWorkerContainer): void {
  let isOutdated = false;
  let hadWorker = worker.controller !== null;
  worker.addEventListener('controllerchange', () => {
    isOutdated = hadWorker;
    hadWorker = true;
  });

  let passing: HTMLAnchorElement | null = null;
  const considerDevice = async (link: HTMLAnchorElement) => {
    if (await isOnDevice(link.href)) return location.assign(link.href);
    passing = link;
    link.click();
    passing = null;
  };
  const consider = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link === passing || !isPlainClick(event) || !leadsToOtherPage(link)) return;
    if (isDashboard(location.pathname)) return;
    const isOffline = !navigator.onLine && worker.controller !== null;
    // React listens at its root, below the window.
    if (isOutdated || isOffline) event.stopPropagation();
    if (isOutdated || !isOffline) return;
    event.preventDefault();
    void considerDevice(link);
  };
  window.addEventListener('click', consider, true);
}

async function isOnDevice(address: string): Promise<boolean> {
  const found = await Promise.allSettled(
    [CACHES.pages, CACHES.saved].map((cacheName) => caches.match(address, { cacheName })),
  );
  return found.some((one) => one.status === 'fulfilled' && one.value !== undefined);
}
