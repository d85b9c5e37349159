import { describe, expect, it } from 'vitest';
import { forEachStore } from '#server/tests/store/for-each-store.ts';
import {
  commit,
  LATER,
  LONG_AGO,
  PICTURE,
  PICTURE_ID,
  makeChange,
} from '#server/tests/store/store-changes.ts';

forEachStore((open) => {
  describe('pictures', () => {
    const picture = `/api/images/${PICTURE_ID}`;
    const key = { pictureId: PICTURE_ID, width: 320, mime: 'image/webp', crop: '' } as const;
    const variant = { ...key, bytes: Buffer.from('small') };

    it('are found with their sizes', async () => {
      const store = await open();
      await store.pictures.store(PICTURE);
      await store.pictures.store(PICTURE);
      await store.pictures.storeVariant(variant);
      await store.pictures.storeVariant(variant);
      expect(await store.pictures.find(PICTURE_ID)).toMatchObject(PICTURE);
      expect(Buffer.from((await store.pictures.findVariant(key)) ?? [])).toEqual(variant.bytes);
      expect(await store.pictures.findVariant({ ...key, width: 640 })).toBeNull();
      expect(await store.pictures.findVariant({ ...key, crop: 'link' })).toBeNull();
      expect(await store.pictures.find('none')).toBeNull();
    });

    it('are swept with their sizes when neither an item nor a change names them', async () => {
      const store = await open();
      const glass = { name: 'Coupe', description: null, picture };
      const changes = [makeChange({ resource: 'glassware', after: glass })];
      await store.pictures.store(PICTURE);
      await commit(store, ...changes);
      await store.pictures.storeVariant(variant);
      const isThereAfterSweep = async (before: string): Promise<boolean> => {
        await store.pictures.sweep(before, new Set());
        return (await store.pictures.find(PICTURE_ID)) !== null;
      };
      expect(await isThereAfterSweep(LATER)).toBe(true);
      await commit(store, makeChange({ resource: 'glassware', before: glass, at: LONG_AGO }));
      expect(await isThereAfterSweep(LATER)).toBe(true);
      await store.history.prune(0);
      expect(await isThereAfterSweep(LONG_AGO)).toBe(true);
      expect(await isThereAfterSweep(LATER)).toBe(false);
      await store.pictures.storeVariant(variant);
      expect(await store.pictures.findVariant(key)).toBeNull();
    });

    it('are kept while items name them, also without a history', async () => {
      const store = await open();
      await store.pictures.store(PICTURE);
      await store.pictures.sweep(LATER, new Set([PICTURE_ID]));
      expect(await store.pictures.find(PICTURE_ID)).not.toBeNull();
    });
  });
});
