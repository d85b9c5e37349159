import { draftMessage, type DraftRequest, type Drafts } from '#ui/lib/browser/draft-messages.ts';

/** A dashboard that was closed or has gone elsewhere never answers. */
const PATIENCE_MS = 10_000;

/** The draft that the dashboard, which opened this page, has under this id; null when there is none, or no answer. */
export function askForDraft<Resource extends keyof Drafts>(
  resource: Resource,
  id: string,
  dashboard: Window,
): Promise<Drafts[Resource] | null> {
  return new Promise((resolve) => {
    const end = (item: Drafts[Resource] | null) => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      resolve(item);
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      const answer = event.source === dashboard ? draftMessage(event, 'draft') : null;
      if (answer?.id === id && answer.resource === resource) end(answer.item as Drafts[Resource] | null);
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    window.addEventListener('message', onMessage);
    const wanted: DraftRequest = { type: 'draft-wanted', resource, id };
    dashboard.postMessage(wanted, location.origin);
  });
}
