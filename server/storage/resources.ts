/** Path segments of the eight simple resources, as the API knows them. */
export type ResourceName =
  | 'categories'
  | 'spirits'
  | 'glassware'
  | 'garnish'
  | 'equipment'
  | 'cocktail-types'
  | 'myads'
  | 'sustainable-substitutions';

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

const NAMED = { name: 'text', description: 'text' } as const;

/** Everything in which the simple resources differ. */
export const RESOURCES: Readonly<Record<ResourceName, Resource>> = {
  categories: {
    name: 'categories',
    table: 'categories',
    label: 'category',
    nameField: 'name',
    fields: { ...NAMED, photo: 'text' },
  },
  spirits: { name: 'spirits', table: 'spirits', label: 'spirit', nameField: 'name', fields: NAMED },
  glassware: {
    name: 'glassware',
    table: 'glassware',
    label: 'glass',
    nameField: 'name',
    fields: { ...NAMED, picture: 'text' },
  },
  garnish: { name: 'garnish', table: 'garnishes', label: 'garnish', nameField: 'name', fields: NAMED },
  equipment: {
    name: 'equipment',
    table: 'equipment',
    label: 'piece of equipment',
    nameField: 'name',
    fields: NAMED,
  },
  'cocktail-types': {
    name: 'cocktail-types',
    table: 'cocktail_types',
    label: 'technique',
    nameField: 'name',
    fields: NAMED,
  },
  myads: {
    name: 'myads',
    table: 'adverts',
    label: 'advert',
    nameField: 'name',
    fields: {
      ...NAMED,
      imageUrl: 'text',
      startDate: 'text',
      endDate: 'text',
      onclickLink: 'text',
      hoverText: 'text',
    },
  },
  'sustainable-substitutions': {
    name: 'sustainable-substitutions',
    table: 'substitutions',
    label: 'sustainable substitution',
    nameField: 'originalIngredient',
    alsoDistinguishedBy: 'sustainableAlternative',
    fields: {
      originalIngredient: 'text',
      sustainableAlternative: 'text',
      category: 'text',
      description: 'text',
      benefits: 'list',
      impactReduction: 'integer',
      difficulty: 'text',
      cost: 'text',
      availability: 'text',
      seasonality: 'text',
      recipe: 'text',
      tips: 'list',
      certifications: 'list',
    },
  },
};

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
