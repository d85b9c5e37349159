import { typesOf, type BodySchema } from '#openapi/validation/body-schema.ts';
import { bodies, type BodyName } from '#openapi/generated/bodies.ts';
import type { ResourceName } from '#openapi/generated/model.ts';
import type { ItemViews } from '#openapi/generated/operation-types.ts';
import { allResources } from '#openapi/generated/resources.ts';

export type { ResourceName };

/** The name of a field of any resource, by the contract. */
export type FieldName = Exclude<
  { [Name in ResourceName]: keyof ItemViews[Name] }[ResourceName],
  'id' | 'version'
>;

/** The name of a field, or the way to a field of a list's entries: `sections/drinks/cocktail`. */
export type FieldPath = FieldName | (typeof allResources)[ResourceName]['references'][number]['field'];

export interface Reference {
  field: FieldPath;
  resource: ResourceName;
  shownBy: 'id' | 'name';
  isList: boolean;
  /** Each entry of the list describes one item. The entry is left out where that item is hidden. */
  isWholeEntry?: boolean;
}

export interface Field {
  name: FieldName;
  type: 'text' | 'list' | 'integer' | 'number' | 'boolean';
}

export interface Resource {
  label: string;
  body: BodyName;
  /** No two items have the same values in these fields. The first is the name, by which lists are sorted. */
  identity: readonly FieldName[];
  references: readonly Reference[];
  fields: readonly Field[];
}

export const RESOURCE_NAMES = Object.keys(allResources) as ResourceName[];

export const RESOURCES: Readonly<Record<ResourceName, Resource>> = recordByResource((name) => ({
  ...allResources[name],
  fields: Object.entries(bodies[allResources[name].body].properties ?? {}).map(([field, schema]) => {
    return { name: field as FieldName, type: typeOf(schema) };
  }),
}));

function typeOf(schema: BodySchema): Field['type'] {
  const types = typesOf(schema);
  if (types.has('array')) return 'list';
  if (types.has('string')) return 'text';
  return (['integer', 'number', 'boolean'] as const).find((type) => types.has(type)) ?? 'text';
}

export function recordByResource<Value>(
  make: (name: ResourceName) => Value,
): Readonly<Record<ResourceName, Value>> {
  const entries = RESOURCE_NAMES.map((name) => [name, make(name)]);
  return Object.fromEntries(entries) as Record<ResourceName, Value>;
}

export const REFERENCES_TO = recordByResource((name) =>
  RESOURCE_NAMES.flatMap((referrer) =>
    RESOURCES[referrer].references
      .filter(({ resource }) => resource === name)
      .map((reference) => ({ referrer, reference })),
  ),
);

export const PUBLISHABLE = RESOURCE_NAMES.filter((resource) =>
  RESOURCES[resource].fields.some(({ name }) => name === 'status'),
);
