import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { getListGarnishesQueryKey, listGarnishes } from './generated/garnish/garnish.ts';
import { getListGlasswareQueryKey, listGlassware } from './generated/glassware/glassware.ts';
import { getListMenusQueryKey, listMenus } from './generated/menus/menus.ts';
import { getListSpiritsQueryKey, listSpirits } from './generated/spirits/spirits.ts';

export interface Named {
  id: string;
  name: string;
}

/** Reads what a recipe names for the names alone: a page that tells ids as names would carry everything else in vain. */
function namesIn(listKey: QueryKey, list: (options: { signal: AbortSignal }) => Promise<{ data: Named[] }>) {
  return queryOptions({
    queryKey: [...listKey, { shown: 'names' }],
    queryFn: async ({ signal }) => (await list({ signal })).data.map(({ id, name }): Named => ({ id, name })),
  });
}

export const spiritNames = (cocktail: string) =>
  namesIn(getListSpiritsQueryKey({ cocktail }), (options) => listSpirits({ cocktail }, options));
export const glassNames = (cocktail: string) =>
  namesIn(getListGlasswareQueryKey({ cocktail }), (options) => listGlassware({ cocktail }, options));
export const garnishNames = (cocktail: string) =>
  namesIn(getListGarnishesQueryKey({ cocktail }), (options) => listGarnishes({ cocktail }, options));
export const allSpiritNames = () =>
  namesIn(getListSpiritsQueryKey(), (options) => listSpirits(undefined, options));
export const allGarnishNames = () =>
  namesIn(getListGarnishesQueryKey(), (options) => listGarnishes(undefined, options));
export const allGlassNames = () =>
  namesIn(getListGlasswareQueryKey(), (options) => listGlassware(undefined, options));

const SHOWN_MENUS = { limit: 12 };
export const menuNames = () =>
  namesIn(getListMenusQueryKey(SHOWN_MENUS), (options) => listMenus(SHOWN_MENUS, options));
