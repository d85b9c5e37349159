import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ResourceName } from '#openapi/generated/model/index.ts';
import { getListCategoriesQueryKey } from '#ui/api/generated/categories/categories.ts';
import { getListCollectionOptionsQueryKey } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListSustainableSubstitutionsQueryKey } from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';
import { listKey, refreshChangedLists, type Change } from './changed-lists.ts';

const ALL = Object.values(ResourceName);

async function readAgain(change: Change): Promise<string[]> {
  const client = new QueryClient();
  for (const list of ALL) client.setQueryData(listKey(list), []);
  await refreshChangedLists(client, change);
  return ALL.filter((list) => client.getQueryState(listKey(list))?.isInvalidated);
}

it('a list has the key that the generated hooks give it', () => {
  expect(listKey('categories')).toEqual(getListCategoriesQueryKey());
  expect(listKey('sustainable-substitutions')).toEqual(getListSustainableSubstitutionsQueryKey());
});

describe('what is read again after a change', () => {
  it.each(['categories', 'equipment', 'garnish', 'glassware', 'spirits', 'cocktail-types'] as const)(
    'the cocktails after %s, since a new name reaches them',
    async (list) => {
      expect(await readAgain(list)).toEqual(expect.arrayContaining([list, 'cocktails']));
    },
  );

  it('the counts of the categories after a cocktail', async () => {
    expect(await readAgain('cocktails')).toEqual(['cocktails', 'categories']);
  });

  it('nothing else after an advert or a substitution', async () => {
    expect(await readAgain('myads')).toEqual(['myads']);
    expect(await readAgain('sustainable-substitutions')).toEqual(['sustainable-substitutions']);
  });

  it('everything that a sheet can bring after an import', async () => {
    expect((await readAgain('import')).sort()).toEqual([
      'categories',
      'cocktail-types',
      'cocktails',
      'equipment',
      'garnish',
      'glassware',
      'spirits',
    ]);
  });

  it('also single recipes and searches, whose keys begin like the list', async () => {
    const client = new QueryClient();
    client.setQueryData([...listKey('cocktails'), 'negroni'], {});
    await refreshChangedLists(client, 'spirits');
    expect(client.getQueryState([...listKey('cocktails'), 'negroni'])?.isInvalidated).toBe(true);
  });

  it('what the filters of the collection offer, since it is counted from the cocktails', async () => {
    const client = new QueryClient();
    const key = getListCollectionOptionsQueryKey({ technique: 'Stirred' });
    client.setQueryData(key, {});
    await refreshChangedLists(client, 'myads');
    expect(client.getQueryState(key)?.isInvalidated).toBe(false);
    await refreshChangedLists(client, 'glassware');
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('the history, which every change makes longer', async () => {
    const client = new QueryClient();
    const key = ['api', 'admin', 'changes', { resource: 'myads', itemId: 'negroni-hour' }, 'pages'];
    client.setQueryData(key, {});
    await refreshChangedLists(client, 'myads');
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });
});
