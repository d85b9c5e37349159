import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import { isFreeFrom } from '#openapi/ingredients/allergens.ts';
import type { RecipeTraits } from '#openapi/ingredients/recipe-traits.ts';
import { strengthBand } from '#openapi/ingredients/strength.ts';
import { foldText, foldWords, nameKey } from '#openapi/text/fold-text.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { Item } from '../items/item.ts';
import { RESOURCES } from '../items/resources.ts';
import { slotsMissingExactly } from './bar-matching.ts';
import { featuredSlots, slotsInOrder, slotsSince } from './cocktail-order.ts';
import { slotsWith } from '../snapshot/facets.ts';
import { scoreCocktails, searchSlots } from '../search/search-cocktails.ts';
import { slotsNaming } from '../search/excluded-slots.ts';

/** References are ids or names, in upper or lower case. */
type CocktailFilter = Omit<ListCocktailsParams, 'sort' | 'limit' | 'offset'>;

export const FACET_PARAMETERS = {
  featured: 'featured',
  category: 'category',
  spirit: 'spirits',
  type: 'type',
  glassware: 'glassware',
  garnish: 'garnish',
  difficulty: 'difficulty',
} as const;

type FacetParameter = keyof typeof FACET_PARAMETERS;

export interface Selection {
  readonly count: number;
  readonly passes: (slot: number) => boolean;
}

export function listCocktails(catalogue: Catalogue, { sort, ...filter }: ListCocktailsParams): Item[] {
  const { cocktails } = catalogue.itemSets;
  const { q, ...others } = filter;
  if (q !== undefined && sort === undefined) {
    const { passes } = selectCocktails(catalogue, others);
    return cocktails.itemsAt(searchSlots(catalogue, q).slots.filter(passes));
  }
  const { passes } = selectCocktails(catalogue, filter);
  const isInFeaturedOrder = sort === undefined && filter.featured === true;
  const order = isInFeaturedOrder ? featuredSlots(catalogue) : slotsInOrder(catalogue, sort ?? 'name');
  return cocktails.itemsAt(order.filter(passes));
}

/** A parameter of the request, with the cocktails that meet it. */
export interface Condition {
  readonly parameter: keyof CocktailFilter;
  readonly slots: readonly number[];
}

export function selectCocktails(catalogue: Catalogue, filter: CocktailFilter): Selection {
  return selectionOf(catalogue, conditionsOf(catalogue, filter));
}

export function selectionOf({ itemSets }: Catalogue, conditions: readonly Condition[]): Selection {
  const { cocktails } = itemSets;
  if (conditions.length === 0) return { count: cocktails.size, passes: () => true };
  const conditionsMet = new Uint8Array(cocktails.slotEnd);
  for (const { slots } of conditions)
    for (const slot of slots) conditionsMet[slot] = (conditionsMet[slot] ?? 0) + 1;
  const passes = (slot: number): boolean => conditionsMet[slot] === conditions.length;
  return { count: cocktails.slotsByName.filter(passes).length, passes };
}

export function conditionsOf(catalogue: Catalogue, filter: CocktailFilter): Condition[] {
  const { traits, itemSets } = catalogue;
  const { cocktails } = itemSets;
  const conditions: Condition[] = [];
  const addCondition = (parameter: keyof CocktailFilter, slots: readonly number[]): void => {
    conditions.push({ parameter, slots });
  };
  const addTest = (parameter: keyof CocktailFilter, passes: (slot: number) => boolean): void =>
    addCondition(parameter, cocktails.slotsByName.filter(passes));
  const addTraitsTest = (parameter: keyof CocktailFilter, passes: (traits: RecipeTraits) => boolean): void =>
    addTest(parameter, (slot) => traits[slot] !== undefined && passes(traits[slot]));
  for (const parameter of Object.keys(FACET_PARAMETERS) as FacetParameter[]) {
    const value = filter[parameter];
    if (value !== undefined) addCondition(parameter, slotsFor(catalogue, parameter, value));
  }
  const { name = '', image, since, q, have, missing = 0, without = [] } = filter;
  const part = foldText(nameKey(name));
  if (part !== '') addCondition('name', cocktails.slotsOfNamesWith(part));
  if (image !== undefined)
    addTest('image', (slot) => Boolean(cocktails.itemAt(slot)?.fields.image) === image);
  if (since !== undefined) addCondition('since', slotsSince(catalogue, since));
  if (q !== undefined) addCondition('q', [...scoreCocktails(catalogue, q).found.keys()]);
  if (have !== undefined) addCondition('have', slotsMissingExactly(catalogue, have, missing));
  const excludedSlots = slotsNaming(catalogue, without.map(foldWords));
  if (excludedSlots.size > 0) addTest('without', (slot) => !excludedSlots.has(slot));
  const { strength, taste, freeFrom = [] } = filter;
  if (strength !== undefined) addTraitsTest('strength', (recipe) => strengthBand(recipe) === strength);
  if (taste !== undefined) addTraitsTest('taste', (recipe) => recipe.taste.includes(taste));
  if (freeFrom.length > 0)
    addTraitsTest('freeFrom', (recipe) => freeFrom.every((allergen) => isFreeFrom(recipe, allergen)));
  return conditions;
}

function slotsFor(
  { itemSets, facets }: Catalogue,
  parameter: FacetParameter,
  idOrName: string | boolean,
): readonly number[] {
  const field = FACET_PARAMETERS[parameter];
  const reference = RESOURCES.cocktails.references.find((candidate) => candidate.field === field);
  const value = reference ? itemSets[reference.resource].resolve(String(idOrName))?.id : String(idOrName);
  return value === undefined ? [] : slotsWith(facets.cocktails, field, value);
}
