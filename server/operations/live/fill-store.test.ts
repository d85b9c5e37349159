import { expect, it } from 'vitest';
import { createMemoryStore } from '#mocks/memory-store.ts';
import { fillStore } from './fill-store.ts';

const AT = '2026-11-22T10:00:00.000Z';

it('fills an empty store once, and refuses a reference to an unknown item', async () => {
  const store = createMemoryStore();
  const contents = { spirits: [{ name: 'Gin' }] };
  expect(await fillStore(store, contents, AT)).toBe(true);
  expect(await fillStore(store, contents, AT)).toBe(false);
  const odd = { cocktails: [{ name: 'A', type: 'Stirred' }] };
  await expect(fillStore(createMemoryStore(), odd, AT)).rejects.toThrow(
    '"a": Technique "Stirred" is not in the catalogue',
  );
});
