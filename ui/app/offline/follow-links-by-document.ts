import { CACHES } from '#ui/lib/offline/cache-names.ts';
import { isDashboard } from './stored-requests.ts';
import { isPlainClick } from '#ui/lib/browser/plain-click.ts';
import { leadsToOtherPage } from '../leads-to-other-page.ts';

/** Links load documents: offline when the document is stored, and after a newer release, so that screens and server match. */
export function followLinksByDocument(worker: ServiceWorkerContainer): void {
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
