import { capitalised } from '#openapi/names/capitalised.ts';
import { StrengthBand, type CollectionOptions, type FilterOption } from '#openapi/generated/model/index.ts';
import { MEDIUM_FROM, STRONG_FROM } from '#openapi/ingredients/recipe-traits.ts';
import { ALLERGENS } from '#openapi/ingredients/allergens.ts';
import { TASTES } from '#openapi/ingredients/taste.ts';
import type { Catalogue } from '../catalogue.ts';
import { bandIn, containedIn, tastesIn, type Traits } from '../snapshot/traits.ts';
import type { Selection } from './cocktail-filter.ts';

const BANDS = Object.values(StrengthBand);
const BAND_NAMES: Readonly<Record<StrengthBand, string>> = {
  'alcohol-free': 'Alcohol-free',
  light: `Light, below ${MEDIUM_FROM}%`,
  medium: `Medium, below ${STRONG_FROM}%`,
  strong: `Strong, ${STRONG_FROM}% and more`,
};

/** Options that would leave nothing are left out, except what a recipe contains, so that no box moves when another one is ticked. */
export function traitsOptions(
  catalogue: Catalogue,
  all: Selection,
  selectionWithout: (parameter: 'strength' | 'taste') => Selection,
): Pick<CollectionOptions, 'strength' | 'taste' | 'freeFrom'> {
  const bands = countBits(tallyOf(catalogue, selectionWithout('strength')), (packed) => {
    const band = bandIn(packed);
    return band === null ? 0 : 1 << BANDS.indexOf(band);
  });
  const tastes = countBits(tallyOf(catalogue, selectionWithout('taste')), tastesIn);
  const contained = countBits(tallyOf(catalogue, all), containedIn);
  const known = containedInAny(catalogue);
  return {
    strength: optionsOf(BANDS, bands, (band) => BAND_NAMES[band]),
    taste: optionsOf(TASTES, tastes),
    freeFrom: ALLERGENS.flatMap((value, at) =>
      known & (1 << at) ? [{ value, name: capitalised(value), count: all.count - (contained[at] ?? 0) }] : [],
    ),
  };
}

function optionsOf<Word extends string>(
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
