import { expect, it } from 'vitest';
import { fillStore } from '#server/catalogue/fill-store.ts';
import { createMemoryStore } from '#mocks/memory-store.ts';

const AT = '2026-11-22T10:00:00.000Z';
const CONTENTS = {
  spirits: [{ name: 'Gin' }],
  categories: [{ name: 'Sours', description: 'Citrus.' }],
  cocktails: [{ name: 'Gin Sour', category: ['sours'], spirits: ['GIN'] }],
};

it('fills an empty store once, with references as ids', async () => {
  const store = createMemoryStore();
  expect(await fillStore(store, CONTENTS, AT)).toBe(true);
  expect(await fillStore(store, CONTENTS, AT)).toBe(false);
  const { revision, items } = await store.load();
  expect(revision).toBe(1);
  expect(items.cocktails).toMatchObject([
    {
      id: 'gin-sour',
      version: 1,
      fields: { category: ['sours'], spirits: ['gin'], type: null, garnish: [] },
    },
  ]);
  await expect(
    fillStore(createMemoryStore(), { cocktails: [{ name: 'A', type: 'Stirred' }] }, AT),
  ).rejects.toThrow('"a" refers to "Stirred", which is not in cocktail-types');
});

it('outlives a reload in a key-value storage', async () => {
  const saved = new Map<string, string>();
  const storage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  };
  const store = createMemoryStore({ storage });
  await fillStore(store, CONTENTS, AT);
  await store.transact((transaction) =>
    transaction.add({
      changes: [],
      pictures: [{ id: 'p', bytes: Uint8Array.of(1, 200), mime: 'image/png', width: 1, height: 1 }],
    }),
  );
  const reloaded = createMemoryStore({ storage });
  expect(await reloaded.load()).toEqual(await store.load());
  expect((await reloaded.pictures.find('p'))?.bytes).toEqual(Uint8Array.of(1, 200));
});

it('goes on with what is in memory when the storage is full', async () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new Error('QuotaExceededError');
    },
  };
  const store = createMemoryStore({ storage: full });
  await fillStore(store, CONTENTS, AT);
  expect((await store.load()).revision).toBe(1);
});
