import { unwantedIn } from '#openapi/collection-filter.ts';
import type { ListCocktailsParams } from '#openapi/generated/model/index.ts';
import { nameKey } from '#openapi/names.ts';
import type { Catalogue } from '../catalogue.ts';
import { idsIn, nameOf, type Item } from '../item.ts';
import { RESOURCES } from '../resources.ts';

/** What cocktails are narrowed to. References by id or name, whatever the case. */
export type CocktailFilter = Omit<ListCocktailsParams, 'q' | 'limit' | 'offset'>;

/** The parameters that name something that cocktails refer to, with the field that holds it. */
export const REFERENCE_PARAMETERS = {
  category: 'category',
  spirit: 'spirits',
  technique: 'type',
  glass: 'glassware',
} as const;

type ReferenceParameter = keyof typeof REFERENCE_PARAMETERS;

/** Cocktails that pass, in the order of their names. */
export function filterCocktails(catalogue: Catalogue, filter: CocktailFilter): readonly Item[] {
  const passes = passesFilter(catalogue, filter);
  return catalogue.collections.cocktails.sorted.filter(passes);
}

/** Tells whether a cocktail passes. */
export function passesFilter(catalogue: Catalogue, filter: CocktailFilter): (item: Item) => boolean {
  const { featured, difficulty, name, without = '' } = filter;
  const part = nameKey(name ?? '');
  const isUnwanted = unwantedIn(without);
  const asked = Object.entries(REFERENCE_PARAMETERS).flatMap(([parameter, field]) => {
    const value = filter[parameter as ReferenceParameter];
    return value === undefined ? [] : [{ field, id: referenceId(catalogue, field, value) }];
  });
  return ({ fields }) =>
    (featured === undefined || fields['featured'] === featured) &&
    (difficulty === undefined || fields['difficulty'] === difficulty) &&
    asked.every(({ field, id }) => id !== null && idsIn(fields, field).includes(id)) &&
    (part === '' || nameKey(nameOf('cocktails', fields)).includes(part)) &&
    // Ids of garnishes are slugs of names.
    !(isUnwanted && [...idsIn(fields, 'ingredients'), ...idsIn(fields, 'garnish')].some(isUnwanted));
}

function referenceId(catalogue: Catalogue, field: string, value: string): string | null {
  const reference = RESOURCES.cocktails.references.find((one) => one.field === field);
  return (reference && catalogue.collections[reference.resource].resolve(value)?.id) ?? null;
}
