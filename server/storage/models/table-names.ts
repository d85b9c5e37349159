import { RESOURCES, type Reference, type ResourceName } from '#server/catalogue/resources.ts';

/** Not called like their resource, with `_` for `-`. */
const TABLE_NAMES: Partial<Record<ResourceName, string>> = {
  garnish: 'garnishes',
  myads: 'adverts',
  'sustainable-substitutions': 'substitutions',
};

export function tableOf(resource: ResourceName): string {
  return TABLE_NAMES[resource] ?? resource.replaceAll('-', '_');
}

/** Such as cocktail_spirits; a further field for the same resource gives its own name. */
export function joinTableOf(resource: ResourceName, { field, resource: target }: Reference): string {
  const { references } = RESOURCES[resource];
  const first = references.find(
    (reference) => reference.many && reference.resource === target && !reference.field.includes('/'),
  );
  return `${oneOf(resource)}_${first?.field === field ? tableOf(target) : field}`;
}

/** Of a join table: who refers, such as cocktailId. */
export function ownerColumnOf(resource: ResourceName): string {
  return `${oneOf(resource)}Id`;
}

function oneOf(resource: ResourceName): string {
  return tableOf(resource).replace(/s$/, '');
}

export function columnOf({ field }: Reference): string {
  return `${field}Id`;
}
