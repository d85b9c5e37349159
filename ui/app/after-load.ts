import type { QueryClient } from '@tanstack/react-query';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { NOT_STORED } from '#ui/lib/stored/stored-value.ts';
import { recordVisit } from '#ui/lib/stored/visits.ts';
import { holdPlaces } from './hold-places.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { rescueFocus } from './rescue-focus.ts';
import { NOT_FOUND } from '#ui/lib/head/page-head.ts';
import { ApiError } from '#ui/api/ApiError.ts';
import { getCocktail } from '#ui/api/generated/cocktails/cocktails.ts';
import { TUTORIAL_NAMES } from '#ui/lib/words/tutorial-names.ts';
import { savedRecipes, storeSaved } from '#ui/lib/stored/saved-recipes.ts';

export async function afterLoad(client: QueryClient): Promise<void> {
  prefetchLinks(client);
  holdPlaces();
  rescueFocus();
  recordVisit();
  window.addEventListener(NOT_STORED, () =>
    toast({
      title: 'Error',
      description: 'This browser refuses to store that. It stays until the page is closed or loaded again.',
      variant: 'destructive',
    }),
  );
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

/** An earlier release took early presses of these buttons for hearts. */
const TECHNIQUES = TUTORIAL_NAMES.map((name) => name.toLowerCase().replaceAll(' ', '-'));

/** A recipe that is really called so stays. */
export async function forgetSavedTechniques(): Promise<void> {
  for (const slug of savedRecipes().filter((saved) => TECHNIQUES.includes(saved))) {
    const isMissing = await getCocktail(slug).then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.status === NOT_FOUND,
    );
    if (isMissing) storeSaved(savedRecipes().filter((saved) => saved !== slug));
  }
}
