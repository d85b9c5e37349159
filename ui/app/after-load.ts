import type { QueryClient } from '@tanstack/react-query';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { forgetSavedTechniques } from './forget-saved-techniques.ts';
import { holdPlaces } from './hold-places.ts';
import { prefetchLinks } from './prefetch-links.ts';

/** What a page does once it is whole and the browser has nothing better to do. */
export async function afterLoad(client: QueryClient): Promise<void> {
  prefetchLinks(client);
  holdPlaces();
  void forgetSavedTechniques();
  ErrorBoundary.tell = (reads, error) => {
    console.error(`${location.pathname}: ${reads}`, error);
    // Without a connection only the first line is written.
    const telling = import('./tell-broken-answers.ts').then(({ tellBrokenAnswers }) =>
      tellBrokenAnswers(client),
    );
    telling.catch(() => undefined);
  };
  // Browsers offer it over https and on this machine alone, whatever the types say.
  const { serviceWorker, cookieEnabled } = navigator as Partial<Navigator>;
  // The built site has one, whose documents come with their state; the mock site and `npm run dev` have none.
  if (!import.meta.env.PROD || !serviceWorker || !document.getElementById('state')) return;
  // Where nothing may be stored, Firefox complains of the attempt in the console.
  if (!cookieEnabled) return;
  const { registerWorker } = await import('./offline/register-worker.ts');
  registerWorker(serviceWorker);
}
