import { expect, it, onTestFinished } from 'vitest';
import { restoreSite } from '#server/commands/restore-site.ts';
import type { Item } from '#server/catalogue/item.ts';
import { RESOURCE_NAMES } from '#server/catalogue/resources.ts';
import { earlierBackup, makeEarlierSite } from '#server/tests/earlier-site/earlier-site.ts';
import { databaseForTest, folderForTest } from '#server/tests/postgres/database-for-test.ts';
import { databaseFileOf, type DatabaseLocation } from './connections/connection.ts';
import { openStore } from './open-store.ts';

/** Opens the site, which brings it up to date, and looks whether everything of the earlier one is there. */
async function expectEarlierSite(location: DatabaseLocation): Promise<void> {
  const store = await openStore(location);
  onTestFinished(() => store.close());
  const { items } = await store.load();
  const cocktails = new Map(items.cocktails.map((item) => [item.id, item]));
  expect([...cocktails.keys()].sort()).toEqual(['daiquiri', 'gimlet', 'photographed', 'short-lived']);
  expect(cocktails.get('gimlet')).toMatchObject({
    version: 5,
    fields: { name: 'Gimlet', category: ['classics'], spirits: ['gin', 'white-rum'], type: null },
  });
  expect(items.menus.map(({ fields }) => fields['name'])).toEqual(['Evening menu']);

  const { changes } = await store.history.list({ limit: 100 });
  const gimlet = changes.filter(({ id }) => id === 'gimlet').map(({ action }) => action);
  expect(gimlet).toEqual(['restored', 'updated', 'updated', 'updated', 'created']);
  // It was called Daiquirí.
  const named = await store.history.list({ words: ['daiquiri'], limit: 100 });
  expect(named.changes.map(({ itemName }) => itemName)).toContain('Daiquirí');
  expect((await store.history.namesOfDeleted()).get('spirits/old-tom')).toBe('Old Tom Gin');

  // The last state in the history of each item is what it is now.
  const current = new Map<string, Item>();
  for (const resource of RESOURCE_NAMES)
    for (const item of items[resource]) current.set(`${resource}/${item.id}`, item);
  const checked = new Set<string>();
  for (const { resource, id, after } of changes) {
    const key = `${resource}/${id}`;
    if (!checked.has(key)) expect(current.get(key)?.fields ?? null, key).toEqual(after);
    checked.add(key);
  }
}

it('a database of an earlier schema is brought up to date, with all that it has', async () => {
  const location = { dataDir: await folderForTest(), databaseUrl: null };
  await makeEarlierSite(databaseFileOf(location));
  await expectEarlierSite(location);
});

it('a backup of an earlier schema is restored, with all that it has', async () => {
  const location = await databaseForTest();
  expect(await restoreSite(location, await earlierBackup(), false)).toContain('4 cocktails');
  await expectEarlierSite(location);
});
