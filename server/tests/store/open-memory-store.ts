import { createMemoryStore } from '#mocks/memory-store.ts';
import { fillStore, type CatalogueContents } from '#server/operations/live/fill-store.ts';
import type { Store } from '#server/catalogue/ports/store.ts';

const FILLED_AT = '2026-01-01T00:00:00.000Z';

/** Opens a store in memory. Its first items are not in its history. */
export async function openMemoryStore(contents?: CatalogueContents): Promise<Store> {
  const store = createMemoryStore();
  if (contents) await fillStore(store, contents, FILLED_AT);
  return store;
}
