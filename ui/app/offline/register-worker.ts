import { recipePath } from '#openapi/pages/item-paths.ts';
import { SAVED_KEY, savedRecipes } from '#ui/lib/stored/saved-recipes.ts';
import { isDashboard, type WorkerMessage } from './stored-requests.ts';
import { SAVED_PATH } from '#ui/lib/pages/page-paths.ts';
import { HOUSE_MADE_READ } from '#ui/lib/stored/device-caches.ts';
import { PAGE_SHOWN } from '#ui/history/history-entries.ts';
import { trustedTypePolicy } from '#ui/lib/browser/trusted-types.ts';
import { getGetCocktailUrl } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListHouseIngredientsUrl } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { followLinksByDocument } from './follow-links-by-document.ts';
import { documentLoad } from '#ui/lib/browser/loaded-document.ts';

/** Returns null where the site installs no service worker. */
function usableWorker(): ServiceWorkerContainer | null {
  // Browsers have service workers only over https and on localhost. Firefox logs an error without cookies.
  const { serviceWorker, cookieEnabled } = navigator as Partial<Navigator>;
  if (!serviceWorker || !cookieEnabled) return null;
  // A stored page starts from the state in its document, and only documents of the built site have one.
  if (!import.meta.env.PROD || !document.getElementById('state')) return null;
  return isDashboard(location.pathname) ? null : serviceWorker;
}

export function registerWorker(): void {
  const worker = usableWorker();
  if (!worker) return;
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
  // A page that was loaded without a worker is stored here: the first one, or one during the installation.
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
    // Otherwise a tab that stays open for days would not find a new release.
    if (!document.hidden) worker.ready.then((registration) => registration.update()).catch(() => undefined);
  });
}

declare global {
  interface WindowEventMap {
    [SAVED_KEY]: CustomEvent<{ ids: readonly string[] }>;
  }
}
