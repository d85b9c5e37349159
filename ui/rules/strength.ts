import type { Cocktail } from '#openapi/generated/model/index.ts';
import { typicalAbv } from './alcohol-table.ts';
import { amountMl, readIngredientLine, type IngredientLine } from './amounts.ts';
import { dilutionShare, mixingOf, mixingOfDrink, type Mixing } from './dilution.ts';
import { foldText } from './fold-text.ts';

/** Grams of alcohol in a US standard drink (NIAAA: 14 g, or 0.6 fl oz of pure alcohol). */
export const GRAMS_PER_STANDARD_DRINK = 14;
/** Density of ethanol in g/ml. */
const GRAMS_PER_ML_ALCOHOL = 0.789;
/** What a line such as `Soda water, to top` is taken for: three ounces, the room above the ice of a highball. */
export const TOP_UP_ML = 90;
/** What stays in a glass that was rinsed, and what a few dashes come to. */
const RINSE_ML = 2.5;
/** How far bottles of one kind differ from the typical strength, and how far melting differs from the curve. */
const STRENGTH_SPREAD = 0.07;
const DILUTION_SPREAD = 0.25;

/** What the estimate reads of a recipe. */
export type MixedRecipe = Pick<Cocktail, 'ingredients' | 'instructions' | 'type'>;

/** One ingredient's share in the drink: how the estimate was worked out. */
export interface StrengthLine {
  text: string;
  ml: number;
  /** Percent of alcohol by volume. */
  abv: number;
  /** Millilitres of pure alcohol. */
  alcoholMl: number;
  /** Why `ml` is an assumption; null when the line tells it. */
  assumed: 'top-up' | 'rinse' | 'fruit' | null;
}

export interface Strength {
  /** Percent of alcohol by volume as served, its plausible range around it. */
  abv: number;
  abvLow: number;
  abvHigh: number;
  /** Grams of pure alcohol in one serving, and US standard drinks of 14 g. */
  grams: number;
  standardDrinks: number;
  /** Volume before and after the ice gave its water. */
  undilutedMl: number;
  servedMl: number;
  /** Water from the ice, and the way of mixing it was worked out for. */
  dilutionMl: number;
  mixing: Mixing;
  /** Whether the recipe names no technique that tells the dilution, so that building was assumed. */
  isMixingAssumed: boolean;
  lines: StrengthLine[];
}

const FRUIT_ML: readonly [RegExp, number][] = [
  [/\blimes?\b/, 30],
  [/\blemons?\b/, 45],
  [/\boranges?\b/, 75],
  [/\bgrapefruits?\b/, 180],
];
const EGG_ML: readonly [RegExp, number][] = [
  [/\begg whites?\b/, 30],
  [/\begg yolks?\b/, 18],
  [/\beggs?\b/, 50],
];
const BUBBLES =
  /soda|tonic|seltzer|sparkling|champagne|prosecco|cava\b|cremant|ginger (?:beer|ale)|cola\b|lemonade|7-?up|sprite|\bbeer|\blager|\bale\b|\bstout/;
const TOP_UP = /\btop(?:ped)?\b|\bto fill\b|\bfill\b/;
const RINSE = /\brinse|\bwash|\bcoat|\bmist\b|\bspray|few (?:dashes|drops)/;
const FLUID = /juice|\bwater\b|soda|tonic|cola\b|ginger (?:beer|ale)|lemonade|7-?up|sprite/;
const CONTAINERS = new Set(['bottle', 'can', 'glass', 'package', 'packet', 'scoop']);

const volumeOf = (table: readonly [RegExp, number][], words: string): number =>
  table.find(([name]) => name.test(words))?.[1] ?? 0;

/** Volume of a line in ml and whether it is assumed; null when it matters and cannot be told. */
function lineVolume(line: IngredientLine, abv: number | null): Pick<StrengthLine, 'ml' | 'assumed'> | null {
  const words = foldText(line.text);
  const { amount } = line;
  // Ice is not drunk but melts, which the dilution accounts for.
  if (abv === 0 && /\bice\b(?!.cream)/.test(words)) return { ml: 0, assumed: null };
  if (!amount) {
    if (TOP_UP.test(words)) return { ml: TOP_UP_ML, assumed: 'top-up' };
    if (RINSE.test(words)) return { ml: RINSE_ML, assumed: 'rinse' };
    if (abv) return null;
    return FLUID.test(words) ? { ml: TOP_UP_ML, assumed: 'top-up' } : { ml: 0, assumed: null };
  }
  const ml = amountMl(amount);
  if (ml !== null) return { ml, assumed: null };
  if (abv || CONTAINERS.has(amount.unit.name)) return null;
  if (amount.unit.kind !== 'count') return { ml: 0, assumed: null };
  const each = volumeOf(/^juice/i.test(line.before) ? FRUIT_ML : EGG_ML, words);
  return { ml: each * ((amount.low + amount.high) / 2), assumed: each > 0 ? 'fruit' : null };
}

/** One line's share; null when its alcohol or its amount matters and cannot be told. */
function strengthLine(text: string): StrengthLine | null {
  const line = readIngredientLine(text);
  // `1 oz each gin and lime juice` is several ingredients, whose volumes one line does not tell apart.
  if (/\beach\b|&/i.test(line.rest)) return null;
  const abv = typicalAbv(line.rest);
  const volume = lineVolume(line, abv);
  if (!volume || (abv === null && volume.ml > 0)) return null;
  return { text, ...volume, abv: abv ?? 0, alcoholMl: (volume.ml * (abv ?? 0)) / 100 };
}

const sum = (lines: readonly StrengthLine[], field: 'ml' | 'alcoholMl'): number =>
  lines.reduce((total, line) => total + line[field], 0);

/**
 * An honest estimate of one serving's strength, from typical strengths of its ingredients and the water that its
 * technique takes from the ice; what sparkles or tops up joins after the ice and is not diluted by shaking or stirring.
 * Null when a line that matters cannot be read: rather no figure than a wrong one.
 */
export function estimateStrength({ ingredients, instructions, type }: MixedRecipe): Strength | null {
  const read = ingredients.map(strengthLine);
  const lines = read.filter((line) => line !== null);
  const undilutedMl = sum(lines, 'ml');
  if (lines.length < read.length || undilutedMl === 0) return null;
  const mixing = mixingOfDrink(type, foldText([...ingredients, ...instructions].join('. ')));
  const isOnIce = mixing === 'built' || mixing === 'blended';
  const mixed = lines.filter(
    (line) => isOnIce || (line.assumed !== 'top-up' && !BUBBLES.test(foldText(line.text))),
  );
  const mixedMl = sum(mixed, 'ml');
  const dilutionMl = mixedMl > 0 ? mixedMl * dilutionShare(mixing, sum(mixed, 'alcoholMl') / mixedMl) : 0;
  const alcoholMl = sum(lines, 'alcoholMl');
  const grams = alcoholMl * GRAMS_PER_ML_ALCOHOL;
  const percent = (alcohol: number, water: number): number => 100 * (alcohol / (undilutedMl + water));
  return {
    abv: percent(alcoholMl, dilutionMl),
    abvLow: percent(alcoholMl * (1 - STRENGTH_SPREAD), dilutionMl * (1 + DILUTION_SPREAD)),
    abvHigh: percent(alcoholMl * (1 + STRENGTH_SPREAD), dilutionMl * (1 - DILUTION_SPREAD)),
    grams,
    standardDrinks: grams / GRAMS_PER_STANDARD_DRINK,
    undilutedMl,
    servedMl: undilutedMl + dilutionMl,
    dilutionMl,
    mixing,
    isMixingAssumed: mixingOf(type) === null,
    lines,
  };
}

/**
 * Water in ml to add to a jug of so many servings, so that it tastes as if each had been stirred or shaken: served
 * chilled, without more ice. 0 for drinks that are built (the ice in the glass does it), blended, hot or layered; null
 * when the strength, on which the melting depends, cannot be told.
 */
export function batchWaterMl(recipe: MixedRecipe, servings: number): number | null {
  const strength = estimateStrength(recipe);
  if (!strength) return null;
  return strength.mixing === 'stirred' || strength.mixing === 'shaken' ? strength.dilutionMl * servings : 0;
}
