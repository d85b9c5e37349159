import { firstItems, type CatalogueContents } from './first-items.ts';
import { nameOf } from './item.ts';
import { RESOURCE_NAMES } from './resources.ts';
import type { Store } from './store/store.ts';
import type { RecordedChange } from './store/history-store.ts';

/** Fills a store that was never written to, without history. One that was emptied stays empty. */
export function fillStore(store: Store, contents: CatalogueContents, at: string): Promise<boolean> {
  return store.transact(async (transaction) => {
    if (transaction.revision > 0) return false;
    const items = firstItems(contents, at);
    const changes = RESOURCE_NAMES.flatMap((resource) =>
      items[resource].map(({ id, version, createdAt, fields }): RecordedChange => ({
        resource,
        id,
        before: null,
        after: fields,
        action: 'created',
        at,
        version,
        createdAt,
        itemName: nameOf(resource, fields),
      })),
    );
    await transaction.add({ changes, isBeginning: true });
    return true;
  });
}
