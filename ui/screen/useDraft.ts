import { useEffect, useState } from 'react';
import type { Category, Cocktail, Menu, SustainableSubstitution } from '#openapi/generated/model.ts';

/** What the dashboard sends of a draft. A page names a category by its name, and other items by their id. */
export interface Drafts {
  categories: { category: Category; cocktails: Cocktail[] };
  cocktails: Cocktail;
  menus: Menu;
  'sustainable-substitutions': SustainableSubstitution;
}

export type ReadDraft = <Resource extends keyof Drafts>(
  resource: Resource,
  id: string,
) => Promise<Drafts[Resource] | null>;

declare global {
  interface Window {
    /** The dashboard sets this function for pages that it opened, so that they need no session. */
    readDraft?: ReadDraft;
  }
}

/** Null on a page that the dashboard did not open, and until the draft arrives. */
export function useDraft<Resource extends keyof Drafts>(
  resource: Resource,
  id: string,
  isMissing: boolean,
): Drafts[Resource] | null {
  const [draft, setDraft] = useState<{ id: string; item: Drafts[Resource] | null }>();
  useEffect(() => {
    if (!isMissing) return undefined;
    let isLeft = false;
    const ask = async () => {
      // Reading a window of another origin throws.
      const item = await (window.opener as Window | null)?.readDraft?.(resource, id);
      if (item && !isLeft) setDraft({ id, item });
    };
    // If the draft cannot be read, the page still says that the item is missing.
    ask().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [resource, id, isMissing]);
  return isMissing && draft?.id === id ? draft.item : null;
}
