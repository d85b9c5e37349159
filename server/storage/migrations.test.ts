import { expect, it, onTestFinished } from 'vitest';
import { foldText } from '#openapi/names/fold-text.ts';
import type { Item } from '#server/catalogue/item.ts';
import { RESOURCE_NAMES } from '#server/catalogue/resources.ts';
import type { Store } from '#server/catalogue/store/store.ts';
import { databaseForTest } from '#server/tests/postgres/database-for-test.ts';
import { makeFirstSchemaSite } from '#server/tests/support/first-schema.ts';
import { makeSecondReleaseSite } from '#server/tests/second-release/second-release-site.ts';
import { type DatabaseLocation, connect } from './connections/connection.ts';
import { dialectOf, migrate, MIGRATION_NAMES } from './migrate.ts';
import { up as changeSessions } from './migrations/0025-change-sessions.ts';
import { openStore } from './open-store.ts';

async function open(location: DatabaseLocation): Promise<Store> {
  const store = await openStore(location);
  onTestFinished(() => store.close());
  return store;
}

it('brings a site of the first release up to date, with all that it has', async () => {
  const location = await databaseForTest();
  const expected = await makeFirstSchemaSite(location, 1200);
  const store = await open(location);
  const { revision, items } = await store.load();
  expect(revision).toBe(7);
  const found = [...items.cocktails].sort((one, other) => (one.id < other.id ? -1 : 1));
  expect(
    found.map(({ id, fields }) => ({ id, name: fields['name'], description: fields['description'] })),
  ).toEqual(expected);
  expect(found[0]).toMatchObject({
    version: 1,
    fields: {
      category: ['sours'],
      spirits: ['rum'],
      featured: false,
      ingredients: ['2 oz rum'],
      garnish: [],
    },
  });
  expect((await store.history.list({ limit: 1, offset: 0 })).total).toBe(0);
  expect(await store.changesSince(6)).toBeNull();
  expect(await store.changesSince(7)).toEqual([]);
});

it('brings a site of the second release up to date, with its history in the shape of the fields', async () => {
  const location = await databaseForTest();
  await makeSecondReleaseSite(location);
  const store = await open(location);
  const { revision, items } = await store.load();
  expect(revision).toBe(14);
  const cocktails = new Map(items.cocktails.map((item) => [item.id, item]));
  expect([...cocktails.keys()].sort()).toEqual(['daiquiri', 'gimlet', 'photographed', 'short-lived']);
  expect(cocktails.get('gimlet')).toMatchObject({
    version: 5,
    fields: {
      name: 'Gimlet',
      category: ['classics'],
      spirits: ['gin', 'white-rum'],
      type: null,
      featured: false,
    },
  });

  const { total, changes } = await store.history.list({ limit: 100, offset: 0 });
  expect(total).toBe(17);
  const gimlet = changes.filter(({ id }) => id === 'gimlet').reverse();
  expect(gimlet.map(({ action, version }) => [action, version])).toEqual([
    ['created', 1],
    ['updated', 2],
    ['updated', 3],
    ['updated', 4],
    ['restored', 5],
  ]);
  expect(gimlet[0]?.after).toMatchObject({
    name: 'Gimlet',
    category: ['sours', 'classics'],
    description: 'Rum, lime and “sugar”.',
    ingredients: ['2 oz white rum', '1 oz lime juice'],
    instructions: ['Shake.', 'Strain.'],
    difficulty: 'Easy',
    image: null,
    type: 'shaken',
    spirits: ['gin'],
    glassware: 'coupe',
    funFact: null,
    videoUrl: null,
    equipment: [],
    garnish: ['lime-wheel'],
    featured: false,
  });
  expect(gimlet[1]?.before).toEqual(gimlet[0]?.after);
  expect(new Set(gimlet.map(({ createdAt }) => createdAt))).toEqual(
    new Set([cocktails.get('gimlet')?.createdAt]),
  );
  // It was called Daiquirí.
  const named = await store.history.list({ words: ['daiquiri'], limit: 100, offset: 0 });
  expect(named.changes.map(({ itemName }) => itemName)).toContain('Daiquirí');
  const imported = await store.history.ofRevision(12);
  expect(imported).toHaveLength(3);
  for (const { importId, undoneBy } of imported)
    expect([importId, undoneBy]).toEqual(['12', expect.any(Number)]);
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
});

it('finds the words of thousands of foreign names in few statements', async () => {
  const location = await databaseForTest();
  const { sequelize } = await connect(location);
  onTestFinished(() => sequelize.close());
  const at = '2026-11-25T10:00:00.000Z';
  const names = Array.from({ length: 3000 }, (_, number) => `D’Été “'${number}'”`);
  const statements: string[] = [];
  await sequelize.transaction(async (transaction) => {
    await migrate(
      sequelize,
      transaction,
      MIGRATION_NAMES.filter((name) => name < '0025'),
    );
    const rows = names.map(
      (name, index) =>
        `(${2 + Math.floor(index / 2)}, ${1 + (index % 2)}, 'spirits', 's-${index}', '${name.replaceAll("'", "''")}', 'created', '${at}')`,
    );
    await sequelize.query(
      `INSERT INTO "changes" ("revision", "ordinal", "resource", "itemId", "itemName", "action", "at") VALUES ${rows.join(', ')}`,
      { transaction },
    );
    await changeSessions(async (sql) => {
      statements.push(sql);
      return (await sequelize.query(sql, { transaction }))[0];
    }, dialectOf(sequelize));
    const read = 'SELECT "itemName", "itemWords" FROM "changes" ORDER BY "revision", "ordinal"';
    const [found] = await sequelize.query(read, { transaction });
    expect(found).toEqual(names.map((itemName) => ({ itemName, itemWords: foldText(itemName) })));
  });
  expect(statements.length).toBeLessThan(20);
});
