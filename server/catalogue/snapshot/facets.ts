import { fieldValues, isSameValue, splitPath, type Item } from '../items/item.ts';
import { PUBLISHABLE, RESOURCES, type FieldPath, type ResourceName } from '../items/resources.ts';
import { SlotIndex, SlotIndexEdit, type SlotEdit } from '../items/slot-index.ts';

/** There is an index for each field. It leads from a value to the slots of the items that have it. */
export type Facets = ReadonlyMap<FieldPath, SlotIndex>;

const COCKTAIL_FIELDS: readonly FieldPath[] = ['featured', 'difficulty', 'ingredients'];
export const DATE_FIELDS: readonly FieldPath[] = ['shownFrom', 'shownUntil'];
const PUBLICATION_FIELDS: readonly FieldPath[] = ['status', ...DATE_FIELDS];

export function slotsWith(facets: Facets, field: FieldPath, value: string): readonly number[] {
  return facets.get(field)?.get(value) ?? [];
}

export function emptyFacets(resource: ResourceName): Facets {
  const fields = [
    ...RESOURCES[resource].references.map(({ field }) => field),
    ...(resource === 'cocktails' ? COCKTAIL_FIELDS : []),
    ...(PUBLISHABLE.includes(resource) ? PUBLICATION_FIELDS : []),
  ];
  return new Map(fields.map((field) => [field, new SlotIndex()]));
}

export function editFacets(facets: Facets, edits: readonly SlotEdit[]): Facets {
  return new Map([...facets].map(([field, index]) => [field, editFacet(field, index, edits)]));
}

function editFacet(field: FieldPath, index: SlotIndex, edits: readonly SlotEdit[]): SlotIndex {
  const edit = new SlotIndexEdit(index);
  const [source] = splitPath(field);
  for (const { slot, before, after } of edits) {
    if (before && after && isSameValue(before.fields[source], after.fields[source])) continue;
    if (before) for (const value of facetValues(before, field)) edit.remove(value, slot);
    if (after) for (const value of facetValues(after, field)) edit.add(value, slot);
  }
  return edit.finish();
}

function facetValues({ fields }: Item, field: FieldPath): readonly string[] {
  const value = fields[splitPath(field)[0]];
  return typeof value === 'boolean' ? [String(value)] : fieldValues(fields, field);
}
