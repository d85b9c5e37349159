import { useEffect, useState } from 'react';
import type { Drafts } from '#ui/lib/browser/draft-messages.ts';
import { lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';

const askingChunk = lazyChunk(() => import('./ask-for-draft.ts'));

/** The draft of what visitors do not have, on a page that the dashboard opened; null elsewhere, and until it is there. */
export function useDraft<Resource extends keyof Drafts>(
  resource: Resource,
  id: string,
  isMissing: boolean,
): Drafts[Resource] | null {
  const [draft, setDraft] = useState<{ of: string; item: Drafts[Resource] | null }>();
  useEffect(() => {
    const dashboard = window.opener as Window | null;
    if (!isMissing || !dashboard) return undefined;
    let isLeft = false;
    void askingChunk
      .load()
      .then(({ askForDraft }) => askForDraft(resource, id, dashboard))
      .then((item) => {
        if (!isLeft) setDraft({ of: id, item });
      })
      // Without an answer the page goes on saying that the item is missing.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [resource, id, isMissing]);
  return isMissing && draft?.of === id ? draft.item : null;
}
