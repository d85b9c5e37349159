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
  ).rejects.toThrow('"a": Technique "Stirred" is not in the catalogue');
});
