import { oneAtATime } from '#server/concurrency/one-at-a-time.ts';
import type {
  Store,
  StoredCatalogue,
  StoreTransaction,
  PictureStore,
  VariantKey,
} from '#server/catalogue/ports/store.ts';
import {
  storedCatalogueOf,
  changesAfter,
  applyWrite,
  createMemoryState,
  type MemoryState,
} from './memory-state.ts';
import { createMemoryHistory, pruneMemory } from './memory-history.ts';
import { createMemoryAttempts, createMemorySessions } from './memory-login-stores.ts';
import { pictureIdsIn } from '#server/catalogue/items/pictures.ts';

/** The store lives as long as the page or the process. */
export function createMemoryStore(items?: StoredCatalogue['items']): Store {
  let memory: MemoryState = createMemoryState(items);
  const inSequence = oneAtATime();
  const current = (): MemoryState => memory;

  return {
    load: () => Promise.resolve(storedCatalogueOf(memory)),
    newestRevision: () => memory.revision,
    changesSince: (revision, limit) => Promise.resolve(changesAfter(memory, revision, limit)),
    transact(work) {
      return inSequence(async () => {
        let next = memory;
        const transaction: StoreTransaction = {
          revision: memory.revision,
          changesSince: (revision, limit) => Promise.resolve(changesAfter(next, revision, limit)),
          load: () => Promise.resolve(storedCatalogueOf(next)),
          history: createMemoryHistory(() => next),
          add(write) {
            next = applyWrite(memory, write);
            return Promise.resolve();
          },
        };
        const value = await work(transaction);
        memory = next;
        return value;
      });
    },
    canRead: () => Promise.resolve(true),
    canWrite: () => Promise.resolve(true),
    history: {
      ...createMemoryHistory(current),
      prune: (kept) =>
        inSequence(() => {
          memory = pruneMemory(memory, kept);
        }),
    },
    pictures: createMemoryPictureStore(current),
    ...createMemorySessions(current),
    attempts: createMemoryAttempts(current),
    close: () => inSequence(() => undefined),
  };
}

function createMemoryPictureStore(current: () => MemoryState): PictureStore {
  const nameOf = ({ pictureId, width, mime, crop }: VariantKey): string =>
    `${pictureId} ${width} ${mime} ${crop}`;
  return {
    find: (id) => Promise.resolve(current().pictures.get(id) ?? null),
    findWidth: (id) => Promise.resolve(current().pictures.get(id)?.width ?? null),
    findVariant: (key) => Promise.resolve(current().variants.get(nameOf(key))?.bytes ?? null),
    store(picture) {
      current().pictures.set(picture.id, { ...picture, storedAt: new Date().toISOString() });
      return Promise.resolve();
    },
    storeVariant(variant) {
      if (current().pictures.has(variant.pictureId)) current().variants.set(nameOf(variant), variant);
      return Promise.resolve();
    },
    sweep(before, usedIds) {
      const { changes, pictures, variants } = current();
      const ofChanges = new Set(
        changes.flatMap((change) => [change.before, change.after]).flatMap(pictureIdsIn),
      );
      for (const { id, storedAt } of pictures.values()) {
        if (usedIds.has(id) || ofChanges.has(id) || storedAt >= before) continue;
        pictures.delete(id);
        for (const [key, { pictureId }] of variants) if (pictureId === id) variants.delete(key);
      }
      return Promise.resolve();
    },
  };
}
