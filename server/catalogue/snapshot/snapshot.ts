import type { ItemEdit, PlacedEdit } from '../item.ts';
import type { PausableWork } from '../pausable-work.ts';
import { forEachResource, RESOURCE_NAMES, type ResourceName } from '../resources.ts';
import { editedSearchIndex, noSearchIndex, type SearchIndex } from '../search/index/search-index.ts';
import { SlotIndex } from '../slot-index.ts';
import { Collection } from './collection.ts';
import { editedFacets, noFacets, type Facets } from './facets.ts';
import { editedTraits, type LineFacts } from './traits.ts';

/** Two snapshots share each part that did not change between them, and the slots and words, to which later snapshots only add. */
export interface Snapshot extends LineFacts {
  readonly collections: Readonly<Record<ResourceName, Collection>>;
  readonly facets: Readonly<Record<ResourceName, Facets>>;
  readonly search: SearchIndex;
}

const emptySnapshot = (): Snapshot => ({
  collections: forEachResource((name) => new Collection(name)),
  facets: forEachResource(noFacets),
  search: noSearchIndex(),
  traits: [],
  bottles: new SlotIndex(),
});

/** Makes the next snapshot. `before` is null for an empty one, and there is one edit for each item. */
export function* buildSnapshot(
  before: Snapshot | null,
  edits: ReadonlyMap<ResourceName, readonly ItemEdit[]>,
): PausableWork<Snapshot> {
  const start = before ?? emptySnapshot();
  const collections = { ...start.collections };
  const facets = { ...start.facets };
  const placed = new Map<ResourceName, readonly PlacedEdit[]>();
  for (const resource of RESOURCE_NAMES) {
    const ofResource = collections[resource].placed(edits.get(resource) ?? []);
    if (ofResource.length === 0) continue;
    placed.set(resource, ofResource);
    collections[resource] = collections[resource].edited(ofResource);
    yield;
    facets[resource] = editedFacets(facets[resource], ofResource);
    yield;
  }
  const search = yield* editedSearchIndex(start.search, placed);
  const told = yield* editedTraits(start, placed, { collections, facets: facets.cocktails });
  return { collections, facets, search, ...told };
}
