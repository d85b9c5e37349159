import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { getListGarnishesQueryKey, listGarnishes } from './generated/garnish/garnish.ts';
import { getListGlasswareQueryKey, listGlassware } from './generated/glassware/glassware.ts';
import { getListSpiritsQueryKey, listSpirits } from './generated/spirits/spirits.ts';

/** What an id is called. */
export interface Named {
  id: string;
  name: string;
}

/** Reads a list for its names alone: a page that tells ids as names would carry everything else in vain. */
function namesIn(listKey: QueryKey, list: (options: { signal: AbortSignal }) => Promise<Named[]>) {
  return queryOptions({
    queryKey: [...listKey, { shown: 'names' }],
    queryFn: async ({ signal }) => (await list({ signal })).map(({ id, name }): Named => ({ id, name })),
  });
}

export const spiritNames = namesIn(getListSpiritsQueryKey(), listSpirits);
export const glassNames = namesIn(getListGlasswareQueryKey(), listGlassware);
export const garnishNames = namesIn(getListGarnishesQueryKey(), listGarnishes);
