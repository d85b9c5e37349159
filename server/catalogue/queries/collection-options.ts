import contract from '#openapi/generated/contract.json' with { type: 'json' };
import {
  CocktailDifficulty,
  type CollectionOptions,
  type FilterOption,
  type ListCollectionOptionsParams,
  StrengthBand,
} from '#openapi/generated/model.ts';
import { capitalised } from '#openapi/names/capitalised.ts';
import { sortKey } from '#openapi/names/fold-text.ts';
import type { Catalogue } from '../catalogue.ts';
import { nameOf } from '../item.ts';
import { RESOURCES } from '../resources.ts';
import type { Index } from '../snapshot/index.ts';
import { FACET_PARAMETERS, listedSlots, selectCocktails, type Selection } from './cocktail-filter.ts';
import {
  MEDIUM_FROM,
  STRONG_FROM,
  strengthBand,
  TASTES,
  type RecipeTraits,
} from '#openapi/ingredients/recipe-traits.ts';
import { ALLERGENS } from '#openapi/ingredients/allergens.ts';
import { isUnknownThing } from '../search/unwanted-slots.ts';
import { isFreeFrom } from './traits-filter.ts';

const CHOICES = ['spirit', 'type', 'glassware', 'garnish', 'difficulty'] as const;
type Choice = (typeof CHOICES)[number];

const { maxItems: MAX_OPTIONS } = contract.components.schemas.FilterOptions;
const ORDERED: readonly string[] = Object.values(CocktailDifficulty);

export function collectionOptions(
  catalogue: Catalogue,
  filter: ListCollectionOptionsParams,
): CollectionOptions {
  const listed = listedSlots(catalogue, filter);
  const all = selectCocktails(catalogue, filter, listed);
  // A filter that is not used takes nothing away, so its selection is that of all filters.
  const selectionWithout = (parameter: keyof ListCollectionOptionsParams): Selection =>
    filter[parameter] === undefined
      ? all
      : selectCocktails(catalogue, { ...filter, [parameter]: undefined }, listed);
  const options = CHOICES.map((choice) => {
    return [choice, optionsOf(catalogue, choice, selectionWithout(choice))] as const;
  });
  const { without = [] } = filter;
  const unknown = without.filter((thing) => isUnknownThing(catalogue, thing));
  return {
    total: catalogue.collections.cocktails.size,
    matching: all.count,
    ...(Object.fromEntries(options) as Record<Choice, FilterOption[]>),
    ...traitsOptions(catalogue, all, selectionWithout),
    without: without.filter((thing) => !unknown.includes(thing)),
    unknown,
  };
}

function optionsOf(catalogue: Catalogue, choice: Choice, selection: Selection): FilterOption[] {
  const field = FACET_PARAMETERS[choice];
  const facet = catalogue.facets.cocktails.get(field);
  const counts = facet ? countValues(facet, selection, catalogue.collections.cocktails.size) : [];
  const reference = RESOURCES.cocktails.references.find((one) => one.field === field);
  if (!reference) {
    const options = counts.map(([value, count]) => ({ value, name: capitalised(value), count }));
    return options.sort((one, other) => ORDERED.indexOf(one.value) - ORDERED.indexOf(other.value));
  }
  const { resource, answers } = reference;
  const most =
    counts.length > MAX_OPTIONS
      ? counts.sort(([, one], [, other]) => other - one).slice(0, MAX_OPTIONS)
      : counts;
  const options = most.map(([id, count]) => {
    const item = catalogue.collections[resource].get(id);
    const name = item ? nameOf(resource, item.fields) : id;
    return { key: sortKey(name), option: { value: answers === 'name' ? name : id, name, count } };
  });
  return options.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ option }) => option);
}

function countValues(facet: Index, { count, passes }: Selection, all: number): [string, number][] {
  return [...facet].flatMap(([value, slots]): [string, number][] => {
    const having = count < all ? slots.filter(passes).length : slots.length;
    return having > 0 ? [[value, having]] : [];
  });
}

const BANDS = Object.values(StrengthBand);
const BAND_NAMES: Readonly<Record<StrengthBand, string>> = {
  'alcohol-free': 'Alcohol-free',
  light: `Light, below ${MEDIUM_FROM}%`,
  medium: `Medium, below ${STRONG_FROM}%`,
  strong: `Strong, ${STRONG_FROM}% and more`,
};

/** Options that would leave nothing are left out, except what a recipe contains, so that no box moves when another one is ticked. */
function traitsOptions(
  catalogue: Catalogue,
  all: Selection,
  selectionWithout: (parameter: 'strength' | 'taste') => Selection,
): Pick<CollectionOptions, 'strength' | 'taste' | 'freeFrom'> {
  const selected = traitsOf(catalogue, all);
  // While a filter is not used, the selection without it is the same one.
  const traitsWithout = (parameter: 'strength' | 'taste'): RecipeTraits[] => {
    const selection = selectionWithout(parameter);
    return selection === all ? selected : traitsOf(catalogue, selection);
  };
  const contained = new Set(catalogue.traits.flatMap((traits) => traits?.contains ?? []));
  return {
    strength: wordOptions(
      BANDS,
      traitsWithout('strength').flatMap((traits) => strengthBand(traits) ?? []),
      (band) => BAND_NAMES[band],
    ),
    taste: wordOptions(
      TASTES,
      traitsWithout('taste').flatMap(({ taste }) => taste),
    ),
    freeFrom: ALLERGENS.filter((value) => contained.has(value)).map((value) => ({
      value,
      name: capitalised(value),
      count: selected.filter((traits) => isFreeFrom(traits, value)).length,
    })),
  };
}

function traitsOf({ collections, traits }: Catalogue, { passes }: Selection): RecipeTraits[] {
  return collections.cocktails.order.filter(passes).flatMap((slot) => traits[slot] ?? []);
}

/** The words that occur, each with how often it does. */
function wordOptions<Word extends string>(
  words: readonly Word[],
  found: readonly Word[],
  nameOf: (word: Word) => string = capitalised,
): FilterOption[] {
  const counts = new Map<Word, number>();
  for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.flatMap((value) => {
    const count = counts.get(value) ?? 0;
    return count > 0 ? [{ value, name: nameOf(value), count }] : [];
  });
}
