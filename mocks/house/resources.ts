import type { BodyName } from '#openapi/generated/bodies.ts';
import type { ResourceName } from '#openapi/generated/model/index.ts';
import type { OperationId } from '#openapi/generated/operations.ts';

/** Path segments of the simple resources. */
export type ItemResource = Exclude<ResourceName, 'cocktails'>;

interface ResourceFacts {
  body: BodyName;
  /** What one item is called in messages. */
  label: string;
  operations: Record<'list' | 'get' | 'create' | 'update' | 'remove', OperationId>;
}

const verbs = <One extends string, Many extends string>(one: One, many: Many) =>
  ({
    list: `list${many}`,
    get: `get${one}`,
    create: `create${one}`,
    update: `update${one}`,
    remove: `delete${one}`,
  }) as const;

/** In what the simple resources differ. */
export const RESOURCES: Record<ItemResource, ResourceFacts> = {
  categories: { body: 'CategoryFields', label: 'category', operations: verbs('Category', 'Categories') },
  spirits: { body: 'SpiritFields', label: 'spirit', operations: verbs('Spirit', 'Spirits') },
  glassware: { body: 'GlasswareFields', label: 'glass', operations: verbs('Glassware', 'Glassware') },
  garnish: { body: 'GarnishFields', label: 'garnish', operations: verbs('Garnish', 'Garnishes') },
  equipment: {
    body: 'EquipmentFields',
    label: 'piece of equipment',
    operations: verbs('Equipment', 'Equipment'),
  },
  'cocktail-types': {
    body: 'CocktailTypeFields',
    label: 'technique',
    operations: verbs('CocktailType', 'CocktailTypes'),
  },
  myads: { body: 'MyAdFields', label: 'advert', operations: verbs('MyAd', 'MyAds') },
  'sustainable-substitutions': {
    body: 'SustainableSubstitutionFields',
    label: 'sustainable substitution',
    operations: verbs('SustainableSubstitution', 'SustainableSubstitutions'),
  },
};

/** The fields by which a cocktail refers to items, and what stands in them in answers. */
export const REFERENCES = [
  { field: 'category', resource: 'categories', shows: 'name', isList: true },
  { field: 'spirits', resource: 'spirits', shows: 'id', isList: true },
  { field: 'equipment', resource: 'equipment', shows: 'name', isList: true },
  { field: 'garnish', resource: 'garnish', shows: 'id', isList: true },
  { field: 'type', resource: 'cocktail-types', shows: 'name', isList: false },
  { field: 'glassware', resource: 'glassware', shows: 'id', isList: false },
] as const satisfies { field: string; resource: ItemResource; shows: 'id' | 'name'; isList: boolean }[];
