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
import type { Facet } from '../snapshot/facet.ts';
import { FACET_PARAMETERS, listedSlots, selectCocktails, type Selection } from './cocktail-filter.ts';
import { MEDIUM_FROM, STRONG_FROM, TASTES } from '#openapi/ingredients/recipe-traits.ts';
import { ALLERGENS } from '#openapi/ingredients/allergens.ts';
import { isUnknownThing } from '../search/unwanted-slots.ts';
import { bandIn, barredBy, containedIn, tastesIn, type Traits } from '../snapshot/traits.ts';

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
  // What the other filters leave is the same for all filters that are not used.
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

function countValues(facet: Facet, { count, passes }: Selection, all: number): [string, number][] {
  const counts: [string, number][] = [];
  for (let number = 0; number < facet.values.size; number += 1) {
    let having = facet.countAt(number);
    if (having > 0 && count < all) {
      const slots = facet.slotsAt(number);
      having = 0;
      for (let at = 0; at < slots.length; at += 1) if (passes(slots[at] ?? 0)) having += 1;
    }
    if (having > 0) counts.push([facet.values.textOf(number), having]);
  }
  return counts;
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
  const bands = countBits(tallyOf(catalogue, selectionWithout('strength')), (packed) => {
    const band = bandIn(packed);
    return band === null ? 0 : 1 << BANDS.indexOf(band);
  });
  const tastes = countBits(tallyOf(catalogue, selectionWithout('taste')), tastesIn);
  const barred = countBits(tallyOf(catalogue, all), barredBy);
  const known = containedInAny(catalogue);
  return {
    strength: wordOptions(BANDS, bands, (band) => BAND_NAMES[band]),
    taste: wordOptions(TASTES, tastes),
    freeFrom: ALLERGENS.flatMap((value, at) =>
      known & (1 << at) ? [{ value, name: capitalised(value), count: all.count - (barred[at] ?? 0) }] : [],
    ),
  };
}

function wordOptions<Word extends string>(
  words: readonly Word[],
  counts: readonly number[],
  nameOf: (word: Word) => string = capitalised,
): FilterOption[] {
  return words.flatMap((value, at) => {
    const count = counts[at] ?? 0;
    return count > 0 ? [{ value, name: nameOf(value), count }] : [];
  });
}

const MAX_BITS = 16;

type Tally = ReadonlyMap<number, number>;

const tallies = new WeakMap<Selection, Tally>();

/** Many cocktails have the same traits, so what follows looks at some hundreds. */
function tallyOf({ collections, traits }: Catalogue, selection: Selection): Tally {
  const known = tallies.get(selection);
  if (known) return known;
  const tally = new Map<number, number>();
  for (let slot = 0; slot < collections.cocktails.slotEnd; slot += 1) {
    const packed = traits.at(slot);
    if (packed !== undefined && selection.passes(slot)) tally.set(packed, (tally.get(packed) ?? 0) + 1);
  }
  tallies.set(selection, tally);
  return tally;
}

function countBits(tally: Tally, bitsOf: (packed: number) => number): number[] {
  const counts = new Array<number>(MAX_BITS).fill(0);
  for (const [packed, count] of tally) {
    for (let bits = bitsOf(packed); bits !== 0; bits &= bits - 1) {
      const at = 31 - Math.clz32(bits & -bits);
      counts[at] = (counts[at] ?? 0) + count;
    }
  }
  return counts;
}

const containedByTraits = new WeakMap<Traits, number>();

function containedInAny({ collections, traits }: Catalogue): number {
  let bits = containedByTraits.get(traits);
  if (bits === undefined) {
    bits = 0;
    for (let slot = 0; slot < collections.cocktails.slotEnd; slot += 1)
      bits |= containedIn(traits.at(slot) ?? 0);
    containedByTraits.set(traits, bits);
  }
  return bits;
}
