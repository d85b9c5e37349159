import type { QueryClient } from '@tanstack/react-query';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { recordVisit } from '#ui/lib/stored/visits.ts';
import { forgetSavedTechniques } from './forget-saved-techniques.ts';
import { holdPlaces } from './hold-places.ts';
import { prefetchLinks } from './prefetch-links.ts';

export async function afterLoad(client: QueryClient): Promise<void> {
  prefetchLinks(client);
  holdPlaces();
  recordVisit();
  void forgetSavedTechniques();
  ErrorBoundary.tell = (reads, error) => {
    console.error(`${location.pathname}: ${reads}`, error);
    const telling = import('./tell-broken-answers.ts').then(({ tellBrokenAnswers }) =>
      tellBrokenAnswers(client),
    );
    telling.catch(() => undefined);
  };
  // Browsers have it over https and on localhost only.
  const { serviceWorker, cookieEnabled } = navigator as Partial<Navigator>;
  // Only the built site has a worker; its documents come with their state.
  if (!import.meta.env.PROD || !serviceWorker || !document.getElementById('state')) return;
  // Firefox logs an error where storage is forbidden.
  if (!cookieEnabled) return;
  const { registerWorker } = await import('./offline/register-worker.ts');
  registerWorker(serviceWorker);
}
