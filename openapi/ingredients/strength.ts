import type { Cocktail } from '#openapi/generated/model/index.ts';
import { typicalAbv } from './alcohol-table.ts';
import { readIngredientLine } from './amounts.ts';
import { foldLine, remembered } from '#openapi/names/fold-text.ts';
import { isFizz, lineVolume, type LineVolume, type RecipeWords } from './line-volume.ts';
import { dilutionShare, meltingOf, mixingOf, mixingOfDrink, type Mixing } from './dilution.ts';

/** Grams of alcohol in a US standard drink (NIAAA: 14 g, or 0.6 fl oz of pure alcohol). */
export const GRAMS_PER_STANDARD_DRINK = 14;
const GRAMS_PER_ML_ALCOHOL = 0.789;
/** How far bottles of one kind differ from the typical strength, and how far melting differs from the curve. */
const STRENGTH_SPREAD = 0.07;
const DILUTION_SPREAD = 0.25;

export type MixedRecipe = Pick<Cocktail, 'ingredients' | 'instructions' | 'type'>;

export interface StrengthLine extends LineVolume {
  text: string;
  abv: number;
  alcoholMl: number;
}

export interface Strength {
  /** Percent of alcohol by volume as served, its plausible range around it. */
  abv: number;
  abvLow: number;
  abvHigh: number;
  grams: number;
  standardDrinks: number;
  undilutedMl: number;
  servedMl: number;
  dilutionMl: number;
  mixing: Mixing;
  onCrushedIce: boolean;
  /** Whether the recipe names no technique that tells the dilution, so that building was assumed. */
  isMixingAssumed: boolean;
  lines: StrengthLine[];
}

const lineFacts = remembered((text) => {
  const line = readIngredientLine(text);
  return {
    line,
    abv: typicalAbv(line.rest),
    // `1 oz each gin and lime juice` is several ingredients, whose volumes one line does not tell apart.
    isSeveral: /\beach\b|&/i.test(line.rest),
    isFizz: isFizz(text),
  };
});

function strengthLine(text: string, recipe: RecipeWords): StrengthLine | null {
  const { line, abv, isSeveral } = lineFacts(text);
  if (isSeveral) return null;
  const volume = lineVolume(line, abv, recipe);
  if (!volume || (abv === null && volume.ml > 0)) return null;
  return { text, ...volume, abv: abv ?? 0, alcoholMl: (volume.ml * (abv ?? 0)) / 100 };
}

const sum = (lines: readonly StrengthLine[], field: 'ml' | 'alcoholMl'): number =>
  lines.reduce((total, line) => total + line[field], 0);

/** What sparkles or tops up joins after the ice. Null when a line that matters cannot be read: rather no figure than a wrong one. */
export function estimateStrength({ ingredients, instructions, type }: MixedRecipe): Strength | null {
  const steps = instructions.map(foldLine);
  const words = { technique: foldLine(type ?? ''), steps };
  const read = ingredients.map((text) => strengthLine(text, words));
  const lines = read.filter((line) => line !== null);
  const undilutedMl = sum(lines, 'ml');
  if (lines.length < read.length || undilutedMl === 0) return null;
  const text = [...ingredients.map(foldLine), ...steps].join('. ');
  const mixing = mixingOfDrink(type, text);
  const melting = meltingOf(text);
  const isOnIce = mixing === 'built' || mixing === 'blended';
  const mixed = lines.filter(
    (line) => isOnIce || (line.assumed !== 'top-up' && !lineFacts(line.text).isFizz),
  );
  const mixedMl = sum(mixed, 'ml');
  const mixedStrength = sum(mixed, 'alcoholMl') / mixedMl;
  const dilutionMl = mixedMl > 0 ? mixedMl * dilutionShare(mixing, mixedStrength, melting) : 0;
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
    onCrushedIce: melting.onCrushedIce,
    isMixingAssumed: mixingOf(type) === null,
    lines,
  };
}
