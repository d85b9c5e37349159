import { forEachResource, RESOURCE_NAMES, type ResourceName } from '../resources.ts';
import { SearchIndex } from '../search/search-index.ts';
import type { Steps } from '../steps.ts';
import { Collection } from './collection.ts';
import type { ItemEdit } from './item-edit.ts';
import { Facet, facetFields, type EditedFacet, type Facets } from './facet.ts';

/** All items with their indexes. Each part is immutable, and shared by the snapshots between which it did not change. */
export interface Snapshot {
  readonly collections: Readonly<Record<ResourceName, Collection>>;
  readonly facets: Readonly<Record<ResourceName, Facets>>;
  readonly search: SearchIndex;
}

type Edits = ReadonlyMap<ResourceName, readonly ItemEdit[]>;

/** The snapshot after edits of `before`, which is null for an empty one; one edit for each item. In short steps. */
export function* buildSnapshot(before: Snapshot | null, edits: Edits): Steps<Snapshot> {
  const collections = { ...(before?.collections ?? forEachResource((name) => Collection.empty(name))) };
  const facets = { ...(before?.facets ?? forEachResource(emptyFacets)) };
  let editedFacets: ReadonlyMap<string, EditedFacet> = new Map();
  for (const resource of RESOURCE_NAMES) {
    const ofResource = edits.get(resource);
    if (!ofResource || ofResource.length === 0) continue;
    collections[resource] = yield* collections[resource].edited(ofResource);
    const edited = yield* editedFacetsOf(facets[resource], collections[resource], ofResource);
    facets[resource] = new Map(
      [...facets[resource]].map(([field, facet]) => [field, edited.get(field)?.facet ?? facet]),
    );
    if (resource === 'cocktails') editedFacets = edited;
  }
  const search = yield* (before?.search ?? new SearchIndex()).edited({
    cocktails: collections.cocktails,
    facets: facets.cocktails,
    items: edits,
    editedFacets,
  });
  return { collections, facets, search };
}

function emptyFacets(resource: ResourceName): Facets {
  return new Map(facetFields(resource).map((field) => [field, new Facet()]));
}

function* editedFacetsOf(
  facets: Facets,
  collection: Collection,
  edits: readonly ItemEdit[],
): Steps<ReadonlyMap<string, EditedFacet>> {
  const edited = new Map<string, EditedFacet>();
  for (const [field, facet] of facets) {
    const next = yield* facet.edited(field, collection, edits);
    edited.set(field, next);
  }
  return edited;
}
