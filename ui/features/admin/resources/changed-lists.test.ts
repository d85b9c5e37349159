import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { LIST_KEYS, refreshChangedLists, type Change, type ListName } from './changed-lists.ts';

const ALL = Object.keys(LIST_KEYS) as ListName[];

async function readAgain(change: Change): Promise<string[]> {
  const client = new QueryClient();
  for (const list of ALL) client.setQueryData(LIST_KEYS[list], []);
  await refreshChangedLists(client, change);
  return ALL.filter((list) => client.getQueryState(LIST_KEYS[list])?.isInvalidated);
}

describe('what is read again after a change', () => {
  it.each(['categories', 'equipment', 'garnish', 'glassware', 'spirits', 'types'] as const)(
    'the cocktails after %s, since a new name reaches them',
    async (list) => {
      expect(await readAgain(list)).toEqual(expect.arrayContaining([list, 'cocktails']));
    },
  );

  it('the counts of the categories after a cocktail', async () => {
    expect(await readAgain('cocktails')).toEqual(['categories', 'cocktails']);
  });

  it('nothing else after an advert or a substitution', async () => {
    expect(await readAgain('myads')).toEqual(['myads']);
    expect(await readAgain('sustainable')).toEqual(['sustainable']);
  });

  it('everything that a sheet can bring after an import', async () => {
    expect(await readAgain('import')).toEqual(ALL.filter((list) => !['myads', 'sustainable'].includes(list)));
  });

  it('also single recipes and searches, whose keys begin like the list', async () => {
    const client = new QueryClient();
    client.setQueryData([...LIST_KEYS.cocktails, 'negroni'], {});
    await refreshChangedLists(client, 'spirits');
    expect(client.getQueryState([...LIST_KEYS.cocktails, 'negroni'])?.isInvalidated).toBe(true);
  });

  it('the history, which every change makes longer', async () => {
    const client = new QueryClient();
    const key = ['api', 'admin', 'changes', { resource: 'myads', itemId: 'negroni-hour' }, 'pages'];
    client.setQueryData(key, {});
    await refreshChangedLists(client, 'myads');
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });
});
