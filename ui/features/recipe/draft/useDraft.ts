import { useEffect, useState } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

const askingChunk = lazyChunk(() => import('./ask-for-draft.ts'));

/** The draft of a recipe that visitors do not have, on a page that the dashboard opened; null elsewhere, and until it is there. */
export function useDraft(id: string, isMissing: boolean): Cocktail | null {
  const [draft, setDraft] = useState<Cocktail | null>(null);
  useEffect(() => {
    const dashboard = window.opener as Window | null;
    if (!isMissing || !dashboard) return undefined;
    let isLeft = false;
    void askingChunk
      .load()
      .then(({ askForDraft }) => askForDraft(id, dashboard))
      .then((found) => {
        if (!isLeft) setDraft(found);
      })
      // It stays the page of a recipe that is not there.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [id, isMissing]);
  return isMissing && draft?.id === id ? draft : null;
}
