import { useEffect } from 'react';
import { getSustainableSubstitution } from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';
import { getCocktail, listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { getMenu } from '#ui/api/generated/menus/menus.ts';
import { listCategories } from '#ui/api/generated/categories/categories.ts';
import type { Drafts } from '#ui/screen/useDraft.ts';
import { CARDS_PER_CATEGORY_PAGE } from '#ui/lib/pages/page-sizes.ts';

const DRAFTS = { drafts: true };

const READS: { [Resource in keyof Drafts]: (id: string) => Promise<Drafts[Resource] | null> } = {
  categories: readCategory,
  cocktails: async (id) => (await getCocktail(id, DRAFTS)).data,
  menus: async (id) => (await getMenu(id, DRAFTS)).data,
  'sustainable-substitutions': async (id) => (await getSustainableSubstitution(id, DRAFTS)).data,
};

async function readCategory(categoryName: string): Promise<Drafts['categories'] | null> {
  const category = (await listCategories(DRAFTS)).data.find(({ name }) => name === categoryName);
  if (!category) return null;
  const { data } = await listCocktails({ ...DRAFTS, category: category.id, limit: CARDS_PER_CATEGORY_PAGE });
  return { category, cocktails: data };
}

/** Lets the pages that the dashboard opened read drafts, while there is a session. */
export function useDraftReader(hasSession: boolean): void {
  useEffect(() => {
    if (!hasSession) return undefined;
    window.readDraft = (resource, id) => READS[resource](id);
    return () => void (window.readDraft = undefined);
  }, [hasSession]);
}
