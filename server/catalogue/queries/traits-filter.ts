import type { ListCocktailsParams } from '#openapi/generated/model/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { bandIn, containsMask, tasteMask } from '../snapshot/traits.ts';

type TraitsFilter = Pick<ListCocktailsParams, 'strength' | 'taste' | 'freeFrom'>;

export function traitsTest({
  strength,
  taste,
  freeFrom = [],
}: TraitsFilter): ((packed: number) => boolean) | null {
  const unwanted = containsMask(freeFrom);
  const wanted = taste === undefined ? 0 : tasteMask([taste]);
  if (unwanted === 0 && wanted === 0 && strength === undefined) return null;
  return (packed) =>
    (packed & unwanted) === 0 &&
    (packed & wanted) === wanted &&
    (strength === undefined || bandIn(packed) === strength);
}

export function slotsWithTraits(
  { collections, traits }: Catalogue,
  passes: (packed: number) => boolean,
): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < collections.cocktails.slotEnd; slot += 1) {
    const packed = traits.at(slot);
    if (packed !== undefined && passes(packed)) slots.push(slot);
  }
  return slots;
}
