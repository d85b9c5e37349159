import type { Cocktail } from '#openapi/generated/model/index.ts';
import { draftMessage, type DraftRequest } from '#ui/lib/browser/draft-messages.ts';

/** A dashboard that was closed or has gone elsewhere never answers. */
const PATIENCE_MS = 10_000;

/** The draft that the dashboard, which opened this page, has under this id; null when there is none, or no answer. */
export function askForDraft(id: string, dashboard: Window): Promise<Cocktail | null> {
  return new Promise((resolve) => {
    const end = (cocktail: Cocktail | null) => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      resolve(cocktail);
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      const answer = event.source === dashboard ? draftMessage(event, 'draft') : null;
      if (answer?.id === id) end(answer.cocktail);
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    window.addEventListener('message', onMessage);
    const wanted: DraftRequest = { type: 'draft-wanted', id };
    dashboard.postMessage(wanted, location.origin);
  });
}
