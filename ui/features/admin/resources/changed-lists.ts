import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ResourceName } from '#openapi/generated/model/index.ts';
import {
  getListCocktailsQueryKey,
  getListCollectionOptionsQueryKey,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { getListChangesQueryKey } from '#ui/api/generated/history/history.ts';

export type Change = ResourceName | 'import';

const [API] = getListCocktailsQueryKey();

/** The key of a resource's list; the keys of its items and searches begin with it. */
export function listKey(resource: ResourceName): QueryKey {
  return [API, resource];
}

/** What is counted from a list is read again with it. */
function keysOf(resource: ResourceName): QueryKey[] {
  return resource === 'cocktails'
    ? [listKey(resource), getListCollectionOptionsQueryKey()]
    : [listKey(resource)];
}

/** What recipes name. A new name travels into them (and into what is found), and a sheet brings whatever it names along. */
const NAMED_BY_COCKTAILS: readonly ResourceName[] = [
  'categories',
  'cocktail-types',
  'spirits',
  'glassware',
  'equipment',
  'garnish',
];

/** The lists that a change reaches: its own, and those that show something of it. */
function reachedBy(change: Change): readonly ResourceName[] {
  if (change === 'import') return ['cocktails', ...NAMED_BY_COCKTAILS];
  // Categories count their cocktails.
  if (change === 'cocktails') return ['cocktails', 'categories'];
  return NAMED_BY_COCKTAILS.includes(change) ? [change, 'cocktails'] : [change];
}

/**
 * Has every list that the change reached read again, and the history, which every change makes longer: those on the
 * screen at once, the others when they are shown.
 */
export async function refreshChangedLists(client: QueryClient, change: Change): Promise<void> {
  const keys: QueryKey[] = [...reachedBy(change).flatMap(keysOf), getListChangesQueryKey()];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Has every list read again when it is shown next. */
export function forgetLists(client: QueryClient): void {
  for (const queryKey of Object.values(ResourceName).flatMap(keysOf)) {
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}
