import type { ItemEdit, SlotEdit } from '../item.ts';
import type { PausableWork } from '#server/work/pausable-work.ts';
import { forEachResource, RESOURCE_NAMES, type ResourceName } from '../resources.ts';
import { editedSearchIndex, emptySearchIndex, type SearchIndex } from '../search/index/search-index.ts';
import { SlotIndex } from '../slot-index.ts';
import { ItemSet } from './item-set.ts';
import { editedFacets, emptyFacets, type Facets } from './facets.ts';
import { editedTraits, type LineFacts } from './traits.ts';

/** Snapshots share the parts that did not change between them. They also share slots and words. */
export interface Snapshot extends LineFacts {
  readonly itemSets: Readonly<Record<ResourceName, ItemSet>>;
  readonly facets: Readonly<Record<ResourceName, Facets>>;
  readonly search: SearchIndex;
}

const emptySnapshot = (): Snapshot => ({
  itemSets: forEachResource((name) => new ItemSet(name)),
  facets: forEachResource(emptyFacets),
  search: emptySearchIndex(),
  traits: [],
  bottles: new SlotIndex(),
});

/** Makes the next snapshot. `before` is null for an empty one, and there is one edit for each item. */
export function* buildSnapshot(
  before: Snapshot | null,
  edits: ReadonlyMap<ResourceName, readonly ItemEdit[]>,
): PausableWork<Snapshot> {
  const start = before ?? emptySnapshot();
  const itemSets = { ...start.itemSets };
  const facets = { ...start.facets };
  const slotEdits = new Map<ResourceName, readonly SlotEdit[]>();
  for (const resource of RESOURCE_NAMES) {
    const changed = itemSets[resource].assignSlots(edits.get(resource) ?? []);
    if (changed.length === 0) continue;
    slotEdits.set(resource, changed);
    itemSets[resource] = itemSets[resource].edited(changed);
    yield;
    facets[resource] = editedFacets(facets[resource], changed);
    yield;
  }
  const search = yield* editedSearchIndex(start.search, slotEdits);
  const facts = yield* editedTraits(start, slotEdits, { itemSets, facets: facets.cocktails });
  return { itemSets, facets, search, ...facts };
}
