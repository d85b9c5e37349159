import { isPlainClick, leadsToOtherPage } from '#ui/lib/browser/clicks-and-keys.ts';
import { CACHES } from '#ui/lib/stored/device-caches.ts';
import { isDashboard } from './stored-requests.ts';

/** Lets links load documents while the device is offline, and after a release, whose code may differ. */
export function followLinksByDocument(worker: ServiceWorkerContainer): void {
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
    // This listener on the window runs before React's, so that the router does not follow the link.
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
