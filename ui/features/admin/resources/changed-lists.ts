import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getListCategoriesQueryKey } from '#ui/api/generated/categories/categories.ts';
import { getListCocktailTypesQueryKey } from '#ui/api/generated/cocktail-types/cocktail-types.ts';
import { getListCocktailsQueryKey } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListEquipmentQueryKey } from '#ui/api/generated/equipment/equipment.ts';
import { getListGarnishesQueryKey } from '#ui/api/generated/garnish/garnish.ts';
import { getListGlasswareQueryKey } from '#ui/api/generated/glassware/glassware.ts';
import { getListChangesQueryKey } from '#ui/api/generated/history/history.ts';
import { getListMyAdsQueryKey } from '#ui/api/generated/myads/myads.ts';
import { getListSpiritsQueryKey } from '#ui/api/generated/spirits/spirits.ts';
import { getListSustainableSubstitutionsQueryKey } from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';

/** The key of each list; the keys of its items and searches begin with it. */
export const LIST_KEYS = {
  categories: getListCategoriesQueryKey(),
  cocktails: getListCocktailsQueryKey(),
  equipment: getListEquipmentQueryKey(),
  garnish: getListGarnishesQueryKey(),
  glassware: getListGlasswareQueryKey(),
  myads: getListMyAdsQueryKey(),
  spirits: getListSpiritsQueryKey(),
  sustainable: getListSustainableSubstitutionsQueryKey(),
  types: getListCocktailTypesQueryKey(),
} satisfies Record<string, QueryKey>;

export type ListName = keyof typeof LIST_KEYS;
export type Change = ListName | 'import';

/**
 * What a change reaches beyond its own list: names travel into the cocktails (and their searches), cocktails are
 * counted by their categories, and a sheet brings whatever it names along.
 */
const REACHES: Record<Change, readonly ListName[]> = {
  categories: ['categories', 'cocktails'],
  cocktails: ['cocktails', 'categories'],
  equipment: ['equipment', 'cocktails'],
  garnish: ['garnish', 'cocktails'],
  glassware: ['glassware', 'cocktails'],
  spirits: ['spirits', 'cocktails'],
  types: ['types', 'cocktails'],
  myads: ['myads'],
  sustainable: ['sustainable'],
  import: ['cocktails', 'categories', 'types', 'spirits', 'glassware', 'equipment', 'garnish'],
};

/**
 * Has every list that the change reached read again, and the history, which every change makes longer: those on the
 * screen at once, the others when they are shown.
 */
export async function refreshChangedLists(client: QueryClient, change: Change): Promise<void> {
  const keys: QueryKey[] = [...REACHES[change].map((list) => LIST_KEYS[list]), getListChangesQueryKey()];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Has every list read again when it is shown next. */
export function forgetLists(client: QueryClient): void {
  for (const queryKey of Object.values(LIST_KEYS)) {
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}
