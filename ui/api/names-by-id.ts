import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { getListGarnishesQueryKey, listGarnishes } from './generated/garnish/garnish.ts';
import { getListGlasswareQueryKey, listGlassware } from './generated/glassware/glassware.ts';
import { getListMenusQueryKey, listMenus } from './generated/menus/menus.ts';
import { getListSpiritsQueryKey, listSpirits } from './generated/spirits/spirits.ts';

export interface Named {
  id: string;
  name: string;
}

/** Reads only ids and names, since a document with everything else would be larger. */
function namesIn(listKey: QueryKey, list: (options: { signal: AbortSignal }) => Promise<{ data: Named[] }>) {
  return queryOptions({
    queryKey: [...listKey, { shown: 'names' }],
    queryFn: async ({ signal }) => (await list({ signal })).data.map(({ id, name }): Named => ({ id, name })),
  });
}

/** The names are those that one recipe uses, or all of them. */
type Owner = { cocktail: string } | undefined;

export const spiritNames = (of?: Owner) =>
  namesIn(getListSpiritsQueryKey(of), (options) => listSpirits(of, options));
export const glassNames = (of?: Owner) =>
  namesIn(getListGlasswareQueryKey(of), (options) => listGlassware(of, options));
export const garnishNames = (of?: Owner) =>
  namesIn(getListGarnishesQueryKey(of), (options) => listGarnishes(of, options));

const SHOWN_MENUS = { limit: 12 };
export const menuNames = () =>
  namesIn(getListMenusQueryKey(SHOWN_MENUS), (options) => listMenus(SHOWN_MENUS, options));
