import { DAY_MS } from '#openapi/days.ts';
import { picturesOf } from '#server/catalogue/items/pictures.ts';
import type { Store } from '#server/catalogue/ports/store.ts';
import { recordByResource } from '#server/catalogue/items/resources.ts';
import type { Catalogue } from '#server/catalogue/snapshot/catalogue.ts';

/** The largest import makes half as many. */
const KEPT_CHANGES = 100_000;
/** A form that is still open may save an item with the picture. */
const UNUSED_PICTURE_MS = DAY_MS;

/** Removes old history, and old pictures that no item names. */
export async function cleanUpStore(store: Store, { itemSets }: Catalogue): Promise<void> {
  await store.history.prune(KEPT_CHANGES);
  const usedPictureIds = picturesOf(recordByResource((name) => itemSets[name].itemsByName));
  await store.pictures.sweep(new Date(Date.now() - UNUSED_PICTURE_MS).toISOString(), usedPictureIds);
}
