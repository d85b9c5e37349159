import { bodies } from '#openapi/generated/bodies.ts';
import { resources } from '#openapi/generated/resources.ts';

/** Path segments of the simple resources, as the API knows them. */
export type ResourceName = keyof typeof resources;

/** How a field is kept: a list as JSON text, everything else as itself. */
export type FieldKind = 'text' | 'list' | 'integer';

export interface Resource {
  name: ResourceName;
  table: string;
  /** What one item is called in messages: 'category', 'technique' … */
  label: string;
  /** The field that names an item, gives its id and sorts the list. */
  nameField: 'name' | 'originalIngredient';
  /** Further fields that make two items the same; most resources have no second item of one name at all. */
  alsoDistinguishedBy?: string;
  fields: Readonly<Record<string, FieldKind>>;
}

export const RESOURCE_NAMES = Object.keys(resources) as ResourceName[];

/** Tables that are not called like their resource, with `_` for `-`. */
const TABLES: Partial<Record<ResourceName, string>> = {
  garnish: 'garnishes',
  myads: 'adverts',
  'sustainable-substitutions': 'substitutions',
};

/** Something for each of the simple resources. */
export function forEachResource<Value>(
  make: (name: ResourceName) => Value,
): Readonly<Record<ResourceName, Value>> {
  const entries = RESOURCE_NAMES.map((name) => [name, make(name)]);
  return Object.fromEntries(entries) as Record<ResourceName, Value>;
}

/** By the type in the contract; text for every other. */
const KINDS: Partial<Record<string, FieldKind>> = { array: 'list', integer: 'integer' };

/** Everything in which the simple resources differ, as the contract says it. */
export const RESOURCES = forEachResource((name): Resource => {
  const { label, body, identity } = resources[name];
  const [nameField, alsoDistinguishedBy] = identity;
  const fields = Object.entries(bodies[body].properties ?? {});
  return {
    name,
    table: TABLES[name] ?? name.replaceAll('-', '_'),
    label,
    nameField,
    ...(alsoDistinguishedBy && { alsoDistinguishedBy }),
    fields: Object.fromEntries(fields.map(([field, { type }]) => [field, KINDS[String(type)] ?? 'text'])),
  };
});

/** A cocktail's references to many items of a resource, kept in a join table with their order. */
export interface CocktailLink {
  /** The cocktail's field that holds them. */
  field: 'category' | 'spirits' | 'equipment' | 'garnish';
  table: string;
  resource: ResourceName;
  /** "category and equipment are names, spirits and garnish are ids, as the spec has it." */
  answersWith: 'name' | 'id';
}

export const COCKTAIL_LINKS: readonly CocktailLink[] = [
  { field: 'category', table: 'cocktail_categories', resource: 'categories', answersWith: 'name' },
  { field: 'spirits', table: 'cocktail_spirits', resource: 'spirits', answersWith: 'id' },
  { field: 'equipment', table: 'cocktail_equipment', resource: 'equipment', answersWith: 'name' },
  { field: 'garnish', table: 'cocktail_garnishes', resource: 'garnish', answersWith: 'id' },
];

/** A cocktail's references to one item: the column that holds its id. */
export const COCKTAIL_COLUMNS = [
  { field: 'type', column: 'typeId', resource: 'cocktail-types', answersWith: 'name' },
  { field: 'glassware', column: 'glasswareId', resource: 'glassware', answersWith: 'id' },
] as const;

/** What a cocktail's references to a resource are in answers. */
export function answersWith(name: ResourceName): 'id' | 'name' {
  const references = [...COCKTAIL_LINKS, ...COCKTAIL_COLUMNS];
  return references.find(({ resource }) => resource === name)?.answersWith ?? 'id';
}
