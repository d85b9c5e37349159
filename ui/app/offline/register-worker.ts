import { isDashboard } from '#ui/rules/offline/kept-requests.ts';
import type { WorkerMessage } from '#ui/rules/offline/worker-messages.ts';
import { recipePath } from '#ui/rules/addresses.ts';
import { answersOfPage, answersOfRecipe } from './addresses-of-page.ts';
import { followLinksByDocument } from './follow-links-by-document.ts';

/** The event by which the list of saved recipes tells that it has changed. */
const SAVED_EVENT = 'saved-recipes';

/** Starts the service worker (`service-worker.ts`), and tells it what this tab shows and what is saved. */
export function registerWorker(worker: ServiceWorkerContainer): void {
  if (isDashboard(location.pathname)) return;
  const tell = async (message: WorkerMessage) => (await worker.ready).active?.postMessage(message);
  const tellVisit = (hasSeenDocument: boolean) => {
    const { pathname, search } = location;
    if (isDashboard(pathname)) return;
    const page = hasSeenDocument ? null : pathname + search;
    void tell({ type: 'visited', page, answers: answersOfPage(pathname) });
  };

  followLinksByDocument(worker);
  worker.register('/service-worker.js').catch(console.error);
  tellVisit(worker.controller !== null);
  onOtherPage(() => tellVisit(false));
  window.addEventListener(SAVED_EVENT, ({ detail }) => {
    const addresses = detail.slugs.flatMap((slug) => [recipePath(slug), ...answersOfRecipe(slug)]);
    void tell({ type: 'saved', addresses: [...new Set(addresses)] });
  });
  document.addEventListener('visibilitychange', () => {
    // A tab that is open for days hears of a release when the visitor comes back to it.
    if (!document.hidden) void worker.ready.then((one) => one.update()).catch(() => undefined);
  });
}

/** Calls back when the tab shows another page of this site without another document. */
function onOtherPage(tell: () => void): void {
  let shown = location.pathname + location.search;
  // Browsers without it keep what was opened as a document.
  (window as Partial<Window>).navigation?.addEventListener('currententrychange', () => {
    const page = location.pathname + location.search;
    if (page !== shown) tell();
    shown = page;
  });
}

declare global {
  interface WindowEventMap {
    [SAVED_EVENT]: CustomEvent<{ slugs: readonly string[] }>;
  }
}
