import { expect, it } from 'vitest';
import { fillStore } from '#server/operations/live/fill-store.ts';
import { createMemoryStore } from '#mocks/memory-store.ts';

const AT = '2026-11-22T10:00:00.000Z';

// `server/storage/store.test.ts` tests the store, in memory as in databases. These contents are too odd for it.
it('fills an empty store once, and with no reference to what is not there', async () => {
  const store = createMemoryStore();
  const contents = { spirits: [{ name: 'Gin' }] };
  expect(await fillStore(store, contents, AT)).toBe(true);
  expect(await fillStore(store, contents, AT)).toBe(false);
  const odd = { cocktails: [{ name: 'A', type: 'Stirred' }] };
  await expect(fillStore(createMemoryStore(), odd, AT)).rejects.toThrow(
    '"a": Technique "Stirred" is not in the catalogue',
  );
});
