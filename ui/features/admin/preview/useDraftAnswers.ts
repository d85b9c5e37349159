import { useEffect, useEffectEvent } from 'react';
import { getSustainableSubstitution } from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';
import { getCocktail, listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { getMenu } from '#ui/api/generated/menus/menus.ts';
import { listCategories } from '#ui/api/generated/categories/categories.ts';
import { draftMessage, type DraftAnswer, type Drafts } from '#ui/lib/browser/draft-messages.ts';
import { CARDS_PER_PAGE } from '#ui/lib/addresses/paging.ts';
import { useAdminSession } from '../session/admin-session.ts';

type Reads = { [Resource in keyof Drafts]: (id: string) => Promise<Drafts[Resource] | null> };

const DRAFTS = { drafts: true };

const READS: Reads = {
  categories: readCategory,
  cocktails: async (id) => (await getCocktail(id, DRAFTS)).data,
  menus: async (id) => (await getMenu(id, DRAFTS)).data,
  'sustainable-substitutions': async (id) => (await getSustainableSubstitution(id, DRAFTS)).data,
};

async function readCategory(asked: string): Promise<Drafts['categories'] | null> {
  const category = (await listCategories(DRAFTS)).data.find(({ name }) => name === asked);
  if (!category) return null;
  const { data } = await listCocktails({ ...DRAFTS, category: category.id, limit: CARDS_PER_PAGE });
  return { category, cocktails: data };
}

/** Sends drafts to the pages that the dashboard opened to show them, while there is a session. */
export function useDraftAnswers(): void {
  const { isOver } = useAdminSession();
  const answer = useEffectEvent(async (event: MessageEvent<unknown>) => {
    const wanted = draftMessage(event, 'draft-wanted');
    if (!wanted || !event.source) return;
    const { resource, id } = wanted;
    const item = isOver ? null : await READS[resource](id).catch(() => null);
    const given: DraftAnswer = { type: 'draft', resource, id, item };
    event.source.postMessage(given, { targetOrigin: location.origin });
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => void answer(event);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
}
