import { oneAtATime } from '#server/concurrency/one-at-a-time.ts';
import type { Store, StoredCatalogue, StoreTransaction } from '#server/catalogue/ports/store.ts';
import {
  storedCatalogueOf,
  changesAfter,
  applyWrite,
  createMemoryState,
  type MemoryState,
} from './memory-state.ts';
import { createMemoryHistory, pruneMemory } from './memory-history.ts';
import { createMemoryAttempts, createMemorySessions } from './memory-login-stores.ts';
import { createMemoryPictureStore } from './memory-picture-store.ts';

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
