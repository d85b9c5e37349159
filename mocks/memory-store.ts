import type { Store, StoredCatalogue, StoreTransaction, Picture } from '#server/catalogue/store/store.ts';
import { catalogueIn, changesAfter, memoryAfter, newMemory, type Memory } from '#mocks/memory.ts';
import { memoryHistory, prunedMemory } from '#mocks/memory-history.ts';
import { memoryAttempts, memoryPictures, memorySessions } from '#mocks/memory-pictures-and-sessions.ts';

/** A store that ends with the page, or with the process. */
export function createMemoryStore(items?: StoredCatalogue['items']): Store {
  let memory: Memory = newMemory(items);
  let lastTurn: Promise<unknown> = Promise.resolve();
  const current = (): Memory => memory;

  return {
    load: () => Promise.resolve(catalogueIn(memory)),
    knownRevision: () => memory.revision,
    newestRevision: () => memory.revision,
    changesSince: (revision) => Promise.resolve(changesAfter(memory, revision)),
    transact(work) {
      const turn = lastTurn.then(async () => {
        let draft = memory;
        const pictures: Picture[] = [];
        const transaction: StoreTransaction = {
          get revision() {
            return draft.revision;
          },
          changesSince: (revision) => Promise.resolve(changesAfter(draft, revision)),
          load: () => Promise.resolve(catalogueIn(draft)),
          history: memoryHistory(() => draft),
          add(write) {
            draft = memoryAfter(draft, write);
            pictures.push(...(write.pictures ?? []));
            return Promise.resolve(draft.revision);
          },
        };
        const value = await work(transaction);
        memory = draft;
        const storedAt = new Date().toISOString();
        for (const picture of pictures) memory.pictures.set(picture.id, { ...picture, storedAt });
        return value;
      });
      lastTurn = turn.catch(() => undefined);
      return turn;
    },
    onAvailability: () => undefined,
    canRead: () => Promise.resolve(true),
    canWrite: () => Promise.resolve(true),
    history: {
      ...memoryHistory(current),
      async prune(kept) {
        await lastTurn;
        memory = prunedMemory(memory, kept);
      },
    },
    pictures: memoryPictures(current),
    ...memorySessions(current),
    attempts: memoryAttempts(current),
    async close() {
      await lastTurn;
    },
  };
}
