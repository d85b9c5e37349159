import type { Allergen, StrengthBand, Taste, ListCocktailsParams } from '#openapi/generated/model.ts';
import { ALLERGENS } from '#openapi/ingredients/allergens.ts';
import { houseContents, type HouseContents } from '#openapi/ingredients/contents.ts';
import {
  recipeTraits,
  strengthBand,
  type RecipeTraits,
  TASTES,
  type TraitedRecipe,
} from '#openapi/ingredients/recipe-traits.ts';
import type { Collection } from './collection.ts';
import type { Steps } from '../pausable-work.ts';
import { nameOf, type Item } from '../item.ts';
import { Vector } from './numbered-values.ts';

const RECIPES_PER_STEP = 50;

/** Traits of a recipe are a number of 32 bits: 100,000 recipes take a megabyte, and are read in a millisecond. */
const TASTE_AT = ALLERGENS.length;
const EVERYTHING = (1 << TASTE_AT) - 1;
const STRENGTH_AT = TASTE_AT + TASTES.length;
const STRENGTH_BITS = 10;
const ALCOHOL_FREE = 1 << (STRENGTH_AT + STRENGTH_BITS);
const HAS_UNKNOWN = 1 << (STRENGTH_AT + STRENGTH_BITS + 1);
/** In tenths of a percent; above all known ones. */
const UNKNOWN_STRENGTH = (1 << STRENGTH_BITS) - 1;

export interface TraitsEdit {
  slot: number;
  after: TraitedRecipe | undefined;
}

const houseContentsIn = new WeakMap<Collection, HouseContents>();

/** What the house's own ingredients contain: worked out once for each state of them. */
export function contentsOfHouse(house: Collection): HouseContents {
  const known = houseContentsIn.get(house);
  if (known) return known;
  const contents = houseContents(
    house.sorted.map(({ fields }) => fields as unknown as Parameters<typeof houseContents>[0][number]),
  );
  houseContentsIn.set(house, contents);
  return contents;
}

export class Traits {
  readonly #packed: Vector<number>;

  constructor(packed = new Vector<number>()) {
    this.#packed = packed;
  }

  at(slot: number): number | undefined {
    return this.#packed.at(slot);
  }

  *edited(edits: Iterable<TraitsEdit>, house: HouseContents): Steps<Traits> {
    const packed = this.#packed.edit();
    let count = 0;
    for (const { slot, after } of edits) {
      count += 1;
      if (count % RECIPES_PER_STEP === 0) yield;
      packed.set(slot, after && pack(recipeTraits(after, house)));
    }
    if (count === 0) return this;
    return new Traits(packed.done());
  }
}

export function traitedRecipe({ fields }: Item, technique: Item | undefined): TraitedRecipe {
  return {
    ingredients: fields['ingredients'] as string[],
    instructions: fields['instructions'] as string[],
    garnish: fields['garnish'] as string[],
    allergens: fields['allergens'] as NonNullable<TraitedRecipe['allergens']>,
    type: technique ? nameOf('cocktail-types', technique.fields) : null,
  };
}

const maskOf = <Word>(all: readonly Word[], words: readonly Word[]): number =>
  words.reduce((mask, word) => mask | (1 << all.indexOf(word)), 0);

export const containsMask = (words: readonly Allergen[]): number => maskOf(ALLERGENS, words);
export const tasteMask = (words: readonly Taste[]): number => maskOf(TASTES, words) << TASTE_AT;
export const containedIn = (packed: number): number => packed & EVERYTHING;
/** What bars it from being offered as free from something: what nobody knows is free of nothing. */
export const barredBy = (packed: number): number => (hasUnknown(packed) ? EVERYTHING : containedIn(packed));
export const hasUnknown = (packed: number): boolean => (packed & HAS_UNKNOWN) !== 0;
export const tastesIn = (packed: number): number => (packed >> TASTE_AT) & ((1 << TASTES.length) - 1);
/** In tenths of a percent; `UNKNOWN_STRENGTH` where it is not known. */
export const strengthIn = (packed: number): number => (packed >> STRENGTH_AT) & UNKNOWN_STRENGTH;

export function bandIn(packed: number): StrengthBand | null {
  const tenths = strengthIn(packed);
  const strength = tenths === UNKNOWN_STRENGTH ? null : tenths / 10;
  return strengthBand({ alcoholFree: (packed & ALCOHOL_FREE) !== 0, strength });
}

function pack({ contains, alcoholFree, strength, taste, unknown }: RecipeTraits): number {
  const tenths =
    strength === null ? UNKNOWN_STRENGTH : Math.min(Math.round(strength * 10), UNKNOWN_STRENGTH - 1);
  return (
    containsMask(contains) |
    tasteMask(taste) |
    (tenths << STRENGTH_AT) |
    (alcoholFree ? ALCOHOL_FREE : 0) |
    (unknown.length > 0 ? HAS_UNKNOWN : 0)
  );
}

export function unpack(packed: number): Omit<RecipeTraits, 'unknown' | 'untold'> {
  const tenths = strengthIn(packed);
  return {
    contains: ALLERGENS.filter((_, at) => containedIn(packed) & (1 << at)),
    alcoholFree: (packed & ALCOHOL_FREE) !== 0,
    strength: tenths === UNKNOWN_STRENGTH ? null : tenths / 10,
    taste: TASTES.filter((_, at) => tastesIn(packed) & (1 << at)),
  };
}

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
    (barredBy(packed) & unwanted) === 0 &&
    (packed & wanted) === wanted &&
    (strength === undefined || bandIn(packed) === strength);
}
