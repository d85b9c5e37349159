import { idsIn, type Item, type ItemEdit, type PlacedEdit } from '../item.ts';
import { forEachResource, RESOURCE_NAMES, type ResourceName } from '../resources.ts';
import { SearchIndex } from '../search/search-index.ts';
import type { Steps } from '../pausable-work.ts';
import { Collection } from './collection.ts';
import { contentsOfHouse, traitedRecipe, Traits, type TraitsEdit } from './traits.ts';
import { Facet, FACET_FIELDS, type EditedFacet, type Facets } from './facet.ts';

/** Each part is immutable, and shared by the snapshots between which it did not change. */
export interface Snapshot {
  readonly collections: Readonly<Record<ResourceName, Collection>>;
  readonly facets: Readonly<Record<ResourceName, Facets>>;
  readonly search: SearchIndex;
  readonly traits: Traits;
}

type Edits<Edit extends ItemEdit = PlacedEdit> = ReadonlyMap<ResourceName, readonly Edit[]>;

/** `before` is null for an empty snapshot; one edit for each item. */
export function* buildSnapshot(before: Snapshot | null, edits: Edits<ItemEdit>): Steps<Snapshot> {
  const collections = { ...(before?.collections ?? forEachResource((name) => new Collection(name))) };
  const facets = {
    ...(before?.facets ??
      forEachResource((name) => new Map(FACET_FIELDS[name].map((field) => [field, new Facet()])))),
  };
  let editedFacets: ReadonlyMap<string, EditedFacet> = new Map();
  const placed = new Map<ResourceName, readonly PlacedEdit[]>();
  for (const resource of RESOURCE_NAMES) {
    const ofResource = yield* collections[resource].placed(edits.get(resource) ?? []);
    if (ofResource.length === 0) continue;
    placed.set(resource, ofResource);
    collections[resource] = yield* collections[resource].edited(ofResource);
    const edited = yield* editedFacetsOf(facets[resource], ofResource);
    facets[resource] = new Map(
      [...facets[resource]].map(([field, facet]) => [field, edited.get(field)?.facet ?? facet]),
    );
    if (resource === 'cocktails') editedFacets = edited;
  }
  const search = yield* (before?.search ?? new SearchIndex()).edited({
    facets: facets.cocktails,
    items: placed,
    editedFacets,
  });
  const traits = yield* (before?.traits ?? new Traits()).edited(
    traitsEdits(placed, { collections, facets, search }),
    contentsOfHouse(collections['house-ingredients']),
  );
  return { collections, facets, search, traits };
}

function* traitsEdits(edits: Edits, { collections, facets }: Omit<Snapshot, 'traits'>): Iterable<TraitsEdit> {
  const { cocktails, 'cocktail-types': techniques } = collections;
  const edit = (slot: number, item: Item | undefined): TraitsEdit => {
    const [technique] = item ? idsIn(item.fields, 'type') : [];
    return {
      slot,
      after: item && traitedRecipe(item, technique === undefined ? undefined : techniques.get(technique)),
    };
  };
  for (const { slot, after } of edits.get('cocktails') ?? []) yield edit(slot, after);
  // Any line may name what the house makes.
  if (edits.has('house-ingredients'))
    for (const item of cocktails.sorted) yield edit(cocktails.slotOf(item.id), item);
  for (const { id, before } of edits.get('cocktail-types') ?? []) {
    if (!before) continue;
    const slots = facets.cocktails.get('type')?.slotsOf(id) ?? [];
    for (let at = 0; at < slots.length; at += 1) yield edit(slots[at] ?? 0, cocktails.itemAt(slots[at] ?? 0));
  }
}

function* editedFacetsOf(
  facets: Facets,
  edits: readonly PlacedEdit[],
): Steps<ReadonlyMap<string, EditedFacet>> {
  const edited = new Map<string, EditedFacet>();
  for (const [field, facet] of facets) {
    const next = yield* facet.edited(field, edits);
    edited.set(field, next);
  }
  return edited;
}
