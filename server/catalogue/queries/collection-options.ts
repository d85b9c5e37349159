import { MAX_FILTER_OPTIONS } from '#openapi/generated/limits.ts';
import {
  CocktailDifficulty,
  type CollectionOptions,
  type FilterOption,
  type ListCollectionOptionsParams,
  StrengthBand,
} from '#openapi/generated/model.ts';
import { ALLERGENS, isFreeFrom } from '#openapi/ingredients/allergens.ts';
import { type RecipeTraits, TASTES } from '#openapi/ingredients/recipe-traits.ts';
import { MEDIUM_FROM, STRONG_FROM, strengthBand } from '#openapi/ingredients/strength.ts';
import { capitalise } from '#openapi/text/format-text.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { RESOURCES } from '../items/resources.ts';
import { isUnknownIngredient } from '../search/excluded-slots.ts';
import { conditionsOf, FACET_PARAMETERS, selectionOf, type Selection } from './list-cocktails.ts';
import { sortByName, tally } from './counted-names.ts';

/** How many cocktails have a value. */
type Counts = ReadonlyMap<string, number>;
type OptionParameter = 'spirit' | 'type' | 'glassware' | 'garnish' | 'difficulty';

const STRENGTH_NAMES: Readonly<Record<StrengthBand, string>> = {
  'alcohol-free': 'Alcohol-free',
  light: `Light, below ${MEDIUM_FROM}%`,
  medium: `Medium, below ${STRONG_FROM}%`,
  strong: `Strong, ${STRONG_FROM}% and more`,
};

/** Leaves out options that find nothing, except allergens, so that their boxes do not move. */
export function collectionOptions(
  catalogue: Catalogue,
  filter: ListCollectionOptionsParams,
): CollectionOptions {
  const { itemSets, facets } = catalogue;
  const conditions = conditionsOf(catalogue, filter);
  const all = selectionOf(catalogue, conditions);
  const selectionWithout = (parameter: keyof ListCollectionOptionsParams): Selection => {
    const others = conditions.filter((condition) => condition.parameter !== parameter);
    return others.length === conditions.length ? all : selectionOf(catalogue, others);
  };
  const countsOf = (parameter: OptionParameter): Counts => {
    const { passes } = selectionWithout(parameter);
    const facet = [...(facets.cocktails.get(FACET_PARAMETERS[parameter]) ?? [])];
    return new Map(facet.map(([value, slots]) => [value, slots.filter(passes).length]));
  };
  const traitsIn = ({ passes }: Selection): RecipeTraits[] =>
    itemSets.cocktails.slotsByName.filter(passes).flatMap((slot) => catalogue.traits[slot] ?? []);
  const bands = traitsIn(selectionWithout('strength')).flatMap((traits) => strengthBand(traits) ?? []);
  const tastes = traitsIn(selectionWithout('taste')).flatMap(({ taste }) => taste);
  const selectedTraits = traitsIn(all);
  const containedAllergens = new Set(catalogue.traits.flatMap((traits) => traits?.contains ?? []));
  const { without = [] } = filter;
  const unknown = without.filter((ingredient) => isUnknownIngredient(catalogue, ingredient));
  return {
    total: itemSets.cocktails.size,
    matching: all.count,
    spirit: itemOptions(catalogue, 'spirit', countsOf('spirit')),
    type: itemOptions(catalogue, 'type', countsOf('type')),
    glassware: itemOptions(catalogue, 'glassware', countsOf('glassware')),
    garnish: itemOptions(catalogue, 'garnish', countsOf('garnish')),
    difficulty: wordOptions(Object.values(CocktailDifficulty), countsOf('difficulty')),
    strength: wordOptions(Object.values(StrengthBand), tally(bands)).map((option) => {
      return { ...option, name: STRENGTH_NAMES[option.value as StrengthBand] };
    }),
    taste: wordOptions(TASTES, tally(tastes)),
    freeFrom: ALLERGENS.filter((value) => containedAllergens.has(value)).map((value) => ({
      value,
      name: capitalise(value),
      count: selectedTraits.filter((traits) => isFreeFrom(traits, value)).length,
    })),
    without: without.filter((ingredient) => !unknown.includes(ingredient)),
    unknown,
  };
}

/** The options that most cocktails have, by name. */
function itemOptions({ itemSets }: Catalogue, parameter: OptionParameter, counts: Counts): FilterOption[] {
  const field = FACET_PARAMETERS[parameter];
  const reference = RESOURCES.cocktails.references.find((candidate) => candidate.field === field);
  if (!reference) throw new Error(`${field} names no item`);
  const { resource, shownBy } = reference;
  const topCounts = [...counts]
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_FILTER_OPTIONS);
  return sortByName(
    topCounts.map(([id, count]) => {
      const name = itemSets[resource].nameOf(id);
      return { value: shownBy === 'name' ? name : id, name, count };
    }),
  );
}

/** The words that occur, in the order of `words`. */
function wordOptions(words: readonly string[], counts: Counts): FilterOption[] {
  return words.flatMap((value) => {
    const count = counts.get(value) ?? 0;
    return count > 0 ? [{ value, name: capitalise(value), count }] : [];
  });
}
