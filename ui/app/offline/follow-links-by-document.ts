import { CACHES } from '#ui/lib/offline/cache-names.ts';
import { isDashboard } from './stored-requests.ts';
import { isPlainClick } from '#ui/lib/browser/plain-click.ts';
import { leadsToOtherPage } from '../leads-to-other-page.ts';

/**
 * Lets links load their page's document, as they do without scripts, where that is more than the site's own router can do:
 * offline when the document is on the device, since a document brings its data along, and once a newer release has come,
 * since its screens and the server then belong together again.
 */
export function followLinksByDocument(worker: ServiceWorkerContainer): void {
  let isOutdated = false;
  let hadWorker = worker.controller !== null;
  worker.addEventListener('controllerchange', () => {
    // The first worker is of the same release as the page.
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
    // React Router hears of clicks through React, whose root lies below the window.
    if (isOutdated || isOffline) event.stopPropagation();
    if (isOutdated || !isOffline) return;
    event.preventDefault();
    void considerDevice(link);
  };
  window.addEventListener('click', consider, true);
}

/** False where the caches cannot be read, too. */
async function isOnDevice(address: string): Promise<boolean> {
  const found = await Promise.allSettled(
    [CACHES.pages, CACHES.saved].map((cacheName) => caches.match(address, { cacheName })),
  );
  return found.some((one) => one.status === 'fulfilled' && one.value !== undefined);
}
