import type { Store, StoredCatalogue } from '#server/catalogue/store/store.ts';
import type { Picture } from '#server/catalogue/store/picture-store.ts';
import type { BackupService } from '#server/operations/services.ts';

export function bytesOf(catalogue: StoredCatalogue): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(catalogue));
}

interface MockBackup {
  createdAt: string;
  catalogue: StoredCatalogue;
}

/** Pictures stay in the store, which is never swept. */
export function mockBackups(store: Store, now: () => Date): BackupService {
  const stored = new Map<string, MockBackup>();
  const factsOf = (name: string, { createdAt, catalogue }: MockBackup) => ({
    name,
    size: bytesOf(catalogue).length,
    createdAt,
  });
  return {
    list: () =>
      Promise.resolve({
        configured: true,
        backups: [...stored].map(([name, backup]) => factsOf(name, backup)).reverse(),
        failure: null,
      }),
    async make() {
      const createdAt = now().toISOString();
      const time = stored.size === 0 ? '' : `-${createdAt.slice(11, 19).replaceAll(':', '')}`;
      const name = `tasting-house-${createdAt.slice(0, 10)}${time}.backup.gz`;
      const backup = { createdAt, catalogue: await store.load() };
      stored.set(name, backup);
      return factsOf(name, backup);
    },
    read(name) {
      const backup = stored.get(name);
      return Promise.resolve(backup ? oneChunk(bytesOf(backup.catalogue)) : null);
    },
    async open(name, work) {
      const backup = stored.get(name);
      return backup
        ? work({
            items: backup.catalogue.items,
            findPicture: (id): Promise<Picture | null> => store.pictures.find(id),
          })
        : null;
    },
  };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
