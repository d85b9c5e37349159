import { expect, it } from 'vitest';
import { createMemoryStore } from '#mocks/memory-store.ts';
import type { Catalogue } from '#server/catalogue/snapshot/catalogue.ts';
import { createItem } from '#server/catalogue/commands/item-commands.ts';
import { StoreUnavailableError, type Store } from '#server/catalogue/ports/store.ts';
import { createLiveCatalogue, type LiveCatalogue } from './live-catalogue.ts';

const follow = (store: Store): Promise<LiveCatalogue> => createLiveCatalogue(store, () => new Date());
const add = (live: LiveCatalogue, name: string) =>
  live.write({ decide: (catalogue) => createItem(catalogue, 'spirits', { name }) });
const namesIn = (live: LiveCatalogue): unknown[] =>
  live.wholeCatalogue().itemSets.spirits.itemsByName.map(({ fields }) => fields['name']);

it('simultaneous writes are decided one after the other, each on the result of the one before', async () => {
  const live = await follow(createMemoryStore());
  const written = await Promise.allSettled(['Gin', 'Rum', 'gin', 'Mezcal'].map((name) => add(live, name)));
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(written[2]).toMatchObject({ reason: { reason: 'conflict' } });
  expect(namesIn(live)).toEqual(['Gin', 'Mezcal', 'Rum']);
});

it('a snapshot shows a write before the write is acknowledged, and nothing of one that fails', async () => {
  const store = createMemoryStore();
  let isAway = false;
  const shaky: Store = {
    ...store,
    transact: (work) => (isAway ? Promise.reject(new StoreUnavailableError('away')) : store.transact(work)),
  };
  const live = await follow(shaky);
  await add(live, 'Gin');
  expect(live.wholeCatalogue().revision).toBe(1);
  isAway = true;
  await expect(add(live, 'Rum')).rejects.toThrow(StoreUnavailableError);
  expect(namesIn(live)).toEqual(['Gin']);
  isAway = false;
  await add(live, 'Rum');
  expect(namesIn(live)).toEqual(['Gin', 'Rum']);
});

it('refuses a write for its outdated dry run before any other fault, in a preview too', async () => {
  const live = await follow(createMemoryStore());
  await add(live, 'Gin');
  const { revision } = live.wholeCatalogue();
  const twice = (basedOn: number, isDryRun = false) => ({
    decide: (catalogue: Catalogue) => createItem(catalogue, 'spirits', { name: 'Gin' }),
    basedOn,
    isDryRun,
  });
  await expect(live.write(twice(revision - 1))).rejects.toMatchObject({ reason: 'outdated' });
  await expect(live.write(twice(revision - 1, true))).rejects.toMatchObject({ reason: 'outdated' });
  await expect(live.write(twice(revision))).rejects.toMatchObject({ reason: 'conflict' });
});

it('has a new edition as soon as the time of an item comes, without a write', async () => {
  let time = Date.parse('2026-12-01T17:59:59.999Z');
  const live = await createLiveCatalogue(createMemoryStore(), () => new Date(time));
  const fields = { description: 'Citrus.', shownFrom: '2026-12-01T18:00:00.000Z' };
  await live.write({
    decide: (catalogue) => createItem(catalogue, 'categories', { name: 'Sours', ...fields }),
  });
  const { edition } = live.publicCatalogue();
  expect(live.refresh()).toBeUndefined();
  expect([
    live.publicCatalogue().itemSets.categories.size,
    live.wholeCatalogue().itemSets.categories.size,
  ]).toEqual([0, 1]);
  time += 1;
  await Promise.all([live.refresh(), live.refresh()]);
  expect([live.publicCatalogue().edition, live.publicCatalogue().itemSets.categories.size]).toEqual([
    edition + 1,
    1,
  ]);
  expect(live.refresh()).toBeUndefined();
});

it('loads the writes of another process before it reads and before it decides', async () => {
  const store = createMemoryStore();
  const [one, other] = [await follow(store), await follow(store)];
  await add(one, 'Gin');
  expect(namesIn(other)).toEqual([]);
  await other.refresh();
  expect([namesIn(other), other.isStale()]).toEqual([['Gin'], false]);
  await add(one, 'Rum');
  await expect(add(other, 'Rum')).rejects.toMatchObject({ reason: 'conflict' });
  expect(namesIn(other)).toEqual(['Gin', 'Rum']);
});
