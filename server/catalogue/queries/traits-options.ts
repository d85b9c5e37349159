import { capitalised } from '#openapi/capitalised.ts';
import { StrengthBand, type CollectionOptions, type FilterOption } from '#openapi/generated/model/index.ts';
import { MEDIUM_FROM, STRONG_FROM } from '#openapi/rules/recipe-traits.ts';
import { ALLERGENS } from '#openapi/rules/allergens.ts';
import { TASTES } from '#openapi/rules/taste.ts';
import type { Catalogue } from '../catalogue.ts';
import { bandIn, containedIn, tastesIn } from '../snapshot/traits.ts';
import type { Selection } from './cocktail-filter.ts';

const BANDS = Object.values(StrengthBand);
const BAND_NAMES: Readonly<Record<StrengthBand, string>> = {
  'alcohol-free': 'Alcohol-free',
  light: `Light, below ${MEDIUM_FROM}%`,
  medium: `Medium, below ${STRONG_FROM}%`,
  strong: `Strong, ${STRONG_FROM}% and more`,
};

/**
 * The options that recipes' traits give, in their own order; what would leave nothing is left out.
 *
 * @param selectionWithout What all filters but one leave.
 */
export function traitsOptions(
  catalogue: Catalogue,
  all: Selection,
  selectionWithout: (parameter: 'strength' | 'taste') => Selection,
): Pick<CollectionOptions, 'strength' | 'taste' | 'freeFrom'> {
  const bands = countBits(catalogue, selectionWithout('strength').passes, (packed) => {
    const band = bandIn(packed);
    return band === null ? 0 : 1 << BANDS.indexOf(band);
  });
  const tastes = countBits(catalogue, selectionWithout('taste').passes, tastesIn);
  const contained = countBits(catalogue, all.passes, containedIn);
  const known = countBits(catalogue, () => true, containedIn);
  const free = contained.counts.map((containing, at) => (known.counts[at] ? contained.all - containing : 0));
  return {
    strength: optionsOf(BANDS, bands.counts, (band) => BAND_NAMES[band]),
    taste: optionsOf(TASTES, tastes.counts),
    // Each on top of what is left out already.
    freeFrom: optionsOf(ALLERGENS, free),
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

/** How many cocktails pass, and how many of them have each bit. */
function countBits(
  { collections, traits }: Catalogue,
  passes: (slot: number) => boolean,
  bitsOf: (packed: number) => number,
): { all: number; counts: number[] } {
  let all = 0;
  const counts = new Array<number>(MAX_BITS).fill(0);
  for (let slot = 0; slot < collections.cocktails.slotEnd; slot += 1) {
    const packed = traits.at(slot);
    if (packed === undefined || !passes(slot)) continue;
    all += 1;
    for (let bits = bitsOf(packed); bits !== 0; bits &= bits - 1) {
      const at = 31 - Math.clz32(bits & -bits);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return { all, counts };
}
