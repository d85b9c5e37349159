import { RESOURCES, type Reference, type ResourceName } from '#server/catalogue/resources.ts';

/** Tables of the first release that are not called like their resource, with `_` for `-`. */
const TABLE_NAMES: Partial<Record<ResourceName, string>> = {
  garnish: 'garnishes',
  myads: 'adverts',
  'sustainable-substitutions': 'substitutions',
};

/** The table that holds a resource's items. */
export function tableOf(resource: ResourceName): string {
  return TABLE_NAMES[resource] ?? resource.replaceAll('-', '_');
}

/**
 * The join table of a reference to many items, such as cocktail_spirits; of a further field for the same resource, it is
 * called after the field.
 */
export function joinTableOf(resource: ResourceName, { field, resource: target }: Reference): string {
  const { references } = RESOURCES[resource];
  const first = references.find(
    (reference) => reference.many && reference.resource === target && !reference.field.includes('/'),
  );
  return `${tableOf(resource).replace(/s$/, '')}_${first?.field === field ? tableOf(target) : field}`;
}

/** The column of a reference to one item. */
export function columnOf({ field }: Reference): string {
  return `${field}Id`;
}
