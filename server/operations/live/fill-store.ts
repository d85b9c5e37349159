import { IdPool } from '#openapi/text/slug.ts';
import { nameKey } from '#openapi/text/fold-text.ts';
import { resolveReferences } from '#server/catalogue/commands/item-commands.ts';
import { slugFor } from '#server/catalogue/commands/item-ids.ts';
import { nameOf, type Item } from '#server/catalogue/items/item.ts';
import { RESOURCE_NAMES, recordByResource, type ResourceName } from '#server/catalogue/items/resources.ts';
import { recordChange } from '#server/catalogue/snapshot/catalogue.ts';
import type { Store, StoredCatalogue } from '#server/catalogue/ports/store.ts';

/** Fills a store that was never written to, without history. A store that was emptied stays empty. */
export function fillStore(store: Store, contents: CatalogueContents, writtenAt: string): Promise<boolean> {
  return store.transact(async (transaction) => {
    if (transaction.revision > 0) return false;
    const items = firstItems(contents, writtenAt);
    const changes = RESOURCE_NAMES.flatMap((resource) =>
      items[resource].map(({ id, fields }) =>
        recordChange(undefined, { resource, id, before: null, after: fields }, { at: writtenAt }),
      ),
    );
    await transaction.add({ changes, isStarterCatalogue: true });
    return true;
  });
}

export type CatalogueContents = Partial<Record<ResourceName, readonly object[]>>;

export function firstItems(contents: CatalogueContents, writtenAt: string): StoredCatalogue['items'] {
  const contentsWithIds = recordByResource((resource) => withIds(resource, contents[resource] ?? []));
  const idsByName = recordByResource((resource) => {
    const items = contentsWithIds[resource];
    return new Map([
      ...items.map(([id]): [string, string] => [id, id]),
      ...items.map(([id, fields]): [string, string] => [nameKey(nameOf(resource, fields)), id]),
    ]);
  });
  return recordByResource((resource) =>
    contentsWithIds[resource].map(([id, content]): Item => {
      const { fields, errors } = resolveReferences(resource, content, (target, name) =>
        idsByName[target].get(nameKey(name)),
      );
      if (errors[0]) throw new Error(`"${id}": ${errors[0].message}`);
      return { id, version: 1, createdAt: writtenAt, updatedAt: writtenAt, fields };
    }),
  );
}

function withIds(resource: ResourceName, contents: readonly object[]): [string, Record<string, unknown>][] {
  const pool = new IdPool();
  return contents.map((content) => {
    const fields = { ...content };
    return [pool.take(slugFor(resource, fields)), fields];
  });
}
