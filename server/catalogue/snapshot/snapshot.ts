import type { PausableWork } from '#server/concurrency/pausable-work.ts';
import { recordByResource, RESOURCE_NAMES, type ResourceName } from '../items/resources.ts';
import { editSearchIndex, emptySearchIndex, type SearchIndex } from '../search/index/search-index.ts';
import { SlotIndex, type ItemEdit, type SlotEdit } from '../items/slot-index.ts';
import { ItemSet } from './item-set.ts';
import { editFacets, emptyFacets, type Facets } from './facets.ts';
import { editTraits, type DerivedTraits } from './traits.ts';

/** Snapshots share the parts that did not change. All have the same slots and the same search words. */
export interface Snapshot extends DerivedTraits {
  readonly itemSets: Readonly<Record<ResourceName, ItemSet>>;
  readonly facets: Readonly<Record<ResourceName, Facets>>;
  readonly search: SearchIndex;
}

const emptySnapshot = (): Snapshot => ({
  itemSets: recordByResource((name) => new ItemSet(name)),
  facets: recordByResource(emptyFacets),
  search: emptySearchIndex(),
  traits: [],
  bottleNeeds: new SlotIndex(),
});

/** `before` is null for a first snapshot. There is at most one edit for each item. */
export function* buildSnapshot(
  before: Snapshot | null,
  edits: ReadonlyMap<ResourceName, readonly ItemEdit[]>,
): PausableWork<Snapshot> {
  const start = before ?? emptySnapshot();
  const itemSets = { ...start.itemSets };
  const facets = { ...start.facets };
  const slotEdits = new Map<ResourceName, readonly SlotEdit[]>();
  for (const resource of RESOURCE_NAMES) {
    const editsWithSlots = itemSets[resource].assignSlots(edits.get(resource) ?? []);
    if (editsWithSlots.length === 0) continue;
    slotEdits.set(resource, editsWithSlots);
    itemSets[resource] = itemSets[resource].withEdits(editsWithSlots);
    yield;
    facets[resource] = editFacets(facets[resource], editsWithSlots);
    yield;
  }
  const search = yield* editSearchIndex(start.search, slotEdits);
  const derivedTraits = yield* editTraits(start, slotEdits, { itemSets, facets: facets.cocktails });
  return { itemSets, facets, search, ...derivedTraits };
}
