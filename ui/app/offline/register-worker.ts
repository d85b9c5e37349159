import { recipePath } from '#openapi/pages/page-paths.ts';
import { SAVED_KEY, savedRecipes } from '#ui/lib/stored/saved-recipes.ts';
import { isDashboard, type WorkerMessage } from './stored-requests.ts';
import { SAVED_PATH } from '#ui/lib/urls/page-paths.ts';
import { HOUSE_MADE_READ } from '#ui/lib/urls/stored-reads.ts';
import { PAGE_SHOWN } from '#ui/lib/browser/router-state.ts';
import { trustedTypePolicy } from '#ui/lib/browser/trusted-types.ts';
import { getGetCocktailUrl } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListHouseIngredientsUrl } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { CACHES } from '#ui/lib/stored/cache-names.ts';
import { isPlainClick, leadsToOtherPage } from '#ui/lib/browser/link-clicks.ts';
import { documentLoad } from '#ui/lib/browser/loaded-document.ts';

export function registerWorker(worker: ServiceWorkerContainer): void {
  if (isDashboard(location.pathname)) return;
  const postMessage = (message: WorkerMessage) => {
    // A browser that refuses storage reports that itself.
    worker.ready.then(({ active }) => active?.postMessage(message)).catch(() => undefined);
  };
  /** Stores the document of a page that was reached by a link, so that it works offline too. */
  const postVisit = () => {
    const { pathname, search } = location;
    if (!isDashboard(pathname)) postMessage({ type: 'visited', page: pathname + search });
  };

  followLinksByDocument(worker);
  worker.register(trustedTypePolicy('worker').createScriptURL('/service-worker.js')).catch(() => undefined);
  // The first page was loaded before its worker, and maybe a second one while that was installed.
  if (!documentLoad()?.workerStart) postVisit();
  let lastPage = location.pathname + location.search;
  window.addEventListener(PAGE_SHOWN, () => {
    const page = location.pathname + location.search;
    if (page !== lastPage) postVisit();
    lastPage = page;
  });
  const postSaved = (ids: readonly string[]) => {
    const recipes = ids.flatMap((id) => [recipePath(id), getGetCocktailUrl(id)]);
    postMessage({
      type: 'saved',
      addresses: ids.length > 0 ? [SAVED_PATH, getListHouseIngredientsUrl(HOUSE_MADE_READ), ...recipes] : [],
    });
  };
  // The list includes changes that were made while there was no worker.
  postSaved(savedRecipes());
  window.addEventListener(SAVED_KEY, ({ detail }) => postSaved(detail.ids));
  document.addEventListener('visibilitychange', () => {
    // A tab that stays open for days would not learn of a release otherwise.
    if (!document.hidden) worker.ready.then((registration) => registration.update()).catch(() => undefined);
  });
}

declare global {
  interface WindowEventMap {
    [SAVED_KEY]: CustomEvent<{ ids: readonly string[] }>;
  }
}

/** Links load documents when offline, and after a release, so that screens and server match. */
function followLinksByDocument(worker: ServiceWorkerContainer): void {
  let isOutdated = false;
  let hadWorker = worker.controller !== null;
  worker.addEventListener('controllerchange', () => {
    isOutdated = hadWorker;
    hadWorker = true;
  });

  let passedLink: HTMLAnchorElement | null = null;
  const considerDevice = async (link: HTMLAnchorElement) => {
    if (await isOnDevice(link.href)) return location.assign(link.href);
    passedLink = link;
    link.click();
    passedLink = null;
  };
  const consider = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link === passedLink || !isPlainClick(event) || !leadsToOtherPage(link)) return;
    if (isDashboard(location.pathname)) return;
    const isOffline = !navigator.onLine && worker.controller !== null;
    // React listens at its root, which is below the window.
    if (isOutdated || isOffline) event.stopPropagation();
    if (isOutdated || !isOffline) return;
    event.preventDefault();
    void considerDevice(link);
  };
  window.addEventListener('click', consider, true);
}

async function isOnDevice(url: string): Promise<boolean> {
  const matches = await Promise.allSettled(
    [CACHES.pages, CACHES.saved].map((cacheName) => caches.match(url, { cacheName })),
  );
  return matches.some((match) => match.status === 'fulfilled' && match.value !== undefined);
}
