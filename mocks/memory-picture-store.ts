import type { PictureStore, VariantKey } from '#server/catalogue/ports/store.ts';
import { pictureIdsIn } from '#server/catalogue/items/pictures.ts';
import type { MemoryState } from './memory-state.ts';

export function createMemoryPictureStore(current: () => MemoryState): PictureStore {
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
