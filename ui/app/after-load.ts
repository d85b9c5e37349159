import type { QueryClient } from '@tanstack/react-query';
import { prefetchLinks } from './prefetch-links.ts';

/** What a page does once it is whole and the browser has nothing better to do. */
export async function afterLoad(client: QueryClient): Promise<void> {
  prefetchLinks(client);
  // Browsers offer it over https and on this machine alone, whatever the types say.
  const { serviceWorker } = navigator as Partial<Navigator>;
  // The built site has one, whose documents come with their state; the mock site and `npm run dev` have none.
  if (!import.meta.env.PROD || !serviceWorker || !document.getElementById('state')) return;
  const { registerWorker } = await import('./offline/register-worker.ts');
  registerWorker(serviceWorker);
}
