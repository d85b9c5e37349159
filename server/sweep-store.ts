import { DAY_MS } from '#openapi/days.ts';
import { picturesOf } from '#server/catalogue/item.ts';
import { forEachResource } from '#server/catalogue/resources.ts';
import type { Catalogue } from '#server/catalogue/snapshot/catalogue.ts';
import type { Store } from '#server/catalogue/ports/store.ts';

/** So many changes take some 200 MB, and the largest import makes 50,000. */
const KEPT_CHANGES = 100_000;

/**
 * Removes old history, and pictures that nothing names. Such a picture stays for a day, since the form that will name it may be open, also through the end
 * of a session.
 */
export async function sweepStore(store: Store, { collections }: Catalogue): Promise<void> {
  await store.history.prune(KEPT_CHANGES);
  const named = picturesOf(forEachResource((name) => collections[name].sorted));
  await store.pictures.sweep(new Date(Date.now() - DAY_MS).toISOString(), named);
}
