import { bottlesOf } from '#openapi/ingredients/bottles.ts';
import { idsIn, isSameValue, splitPath, type Item, type PlacedEdit } from '../item.ts';
import { forEachResource, MOMENT_FIELDS, RESOURCES, type ResourceName } from '../resources.ts';
import { IndexEdit, type Index } from './index.ts';

/** A facet holds, for each value of a field, the slots of the items that have it. */
export type Facets = ReadonlyMap<string, Index>;

/** This facet is no field: the lines of a recipe tell which bottles it needs. */
const BOTTLES = 'bottles';
const FURTHER_FIELDS: Partial<Record<ResourceName, readonly string[]>> = {
  cocktails: ['featured', 'difficulty', 'ingredients', BOTTLES],
};

const PUBLICATION_FIELDS = ['status', ...MOMENT_FIELDS];

const FACET_FIELDS = forEachResource((resource): readonly string[] => [
  ...RESOURCES[resource].references.map(({ field }) => field),
  ...(FURTHER_FIELDS[resource] ?? []),
  ...RESOURCES[resource].fields.map(({ name }) => name).filter((name) => PUBLICATION_FIELDS.includes(name)),
]);

export function slotsWith(facets: Facets, field: string, value: string): readonly number[] {
  return facets.get(field)?.get(value) ?? [];
}

export const noFacets = (resource: ResourceName): Facets =>
  new Map(FACET_FIELDS[resource].map((field) => [field, new Map()]));

export function editedFacets(facets: Facets, edits: readonly PlacedEdit[]): Facets {
  return new Map([...facets].map(([field, index]) => [field, editedFacet(field, index, edits)]));
}

function editedFacet(field: string, index: Index, edits: readonly PlacedEdit[]): Index {
  const edit = new IndexEdit(index);
  const [source] = splitPath(field === BOTTLES ? 'ingredients' : field);
  for (const { slot, before, after } of edits) {
    if (before && after && isSameValue(before.fields[source], after.fields[source])) continue;
    for (const value of valuesOf(before, field)) edit.remove(value, slot);
    for (const value of valuesOf(after, field)) edit.add(value, slot);
  }
  return edit.done();
}

function valuesOf(item: Item | undefined, field: string): readonly string[] {
  if (!item) return [];
  if (field === BOTTLES) return bottlesOf(idsIn(item.fields, 'ingredients'));
  const value = item.fields[field];
  return typeof value === 'boolean' ? [String(value)] : idsIn(item.fields, field);
}
