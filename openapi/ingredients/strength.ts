import type { Cocktail } from '#openapi/generated/model/index.ts';
import { typicalAbv } from './alcohol-table.ts';
import { readIngredientLine } from './amounts.ts';
import { foldLine, remembered } from '#openapi/names/fold-text.ts';
import { isFizz, lineVolume, type LineVolume, type RecipeWords } from './line-volume.ts';
import ENGLISH from './english-words.json' with { type: 'json' };

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
  const onCrushedIce = CRUSHED_ICE.test(text);
  const isOnIce = mixing === 'built' || mixing === 'blended';
  const mixed = lines.filter(
    (line) => isOnIce || (line.assumed !== 'top-up' && !lineFacts(line.text).isFizz),
  );
  const mixedMl = sum(mixed, 'ml');
  const mixedStrength = sum(mixed, 'alcoholMl') / mixedMl;
  const dilutionMl =
    mixedMl > 0
      ? mixedMl *
        dilutionShare(mixing, mixedStrength, { onCrushedIce, isStirredLong: STIRRED_LONG.test(text) })
      : 0;
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
    onCrushedIce,
    isMixingAssumed: mixingOf(type) === null,
    lines,
  };
}

type Mixing = keyof typeof ENGLISH.mixings;

const MIXINGS = Object.entries(ENGLISH.mixings).map(
  ([mixing, words]) => [new RegExp(words.replaceAll(', ', '|'), 'i'), mixing as Mixing] as const,
);

const ICE = /\b(?:ice|iced|cubes|rocks|frozen)\b/;
const NO_ICE = /\b(?:without|no) (?:any )?ice\b|\bice[- ]?(?:cream|cold)\b|\bsugar cubes\b/g;
const CRUSHED_ICE = /\b(?:crushed|shaved|pebbled?|nugget|snow) ice\b/;
export const HOT = /\b(?:hot|boiling|steaming)\b(?! (?:sauce|pepper))/;

/** Null for a name that says nothing about ice. */
export function mixingOf(technique: string | null): Mixing | null {
  return MIXINGS.find(([name]) => name.test(technique ?? ''))?.[1] ?? null;
}

/** A recipe that names no technique counts as built. `words` is all that the recipe says, folded. */
export function mixingOfDrink(technique: string | null, words: string): Mixing {
  const mixing = mixingOf(technique) ?? 'built';
  if (ICE.test(words.replace(NO_ICE, ' '))) return mixing;
  return mixing === 'built' || (mixing === 'stirred' && HOT.test(words)) ? 'none' : mixing;
}

const STIRRED_LONG = /\bstir(?:red|ring)?\b[^.]{0,40}?\b(?:1[5-9]|[2-9]\d)(?: to \d+)? seconds\b/;

/**
 * Water from the ice as a share of the undiluted drink's volume, by the strength of that drink (0 to 1).
 *
 * Stirred and shaken are the curves that go round as Dave Arnold's (Liquid Intelligence, 2014). Copies of the shaken one differ in its first
 * sign: the minus is taken, since it keeps shaken sours at 50 to 60 %. The others are our own estimates: a built drink takes 15 % before its ice
 * goes on melting, 28 % when it is stirred there for 15 seconds or longer, 45 % on crushed ice; what is cold already takes another 10 % from
 * crushed ice; a blended drink 80 %. Hot and layered drinks meet no ice.
 */
export function dilutionShare(
  mixing: Mixing,
  strength: number,
  { onCrushedIce = false, isStirredLong = false } = {},
): number {
  const fromCrushedIce = onCrushedIce ? 0.1 : 0;
  if (mixing === 'stirred') return -1.21 * strength ** 2 + 1.246 * strength + 0.145 + fromCrushedIce;
  if (mixing === 'shaken') return -1.567 * strength ** 2 + 1.742 * strength + 0.203 + fromCrushedIce;
  if (mixing === 'built') return onCrushedIce ? 0.45 : isStirredLong ? 0.28 : 0.15;
  return mixing === 'blended' ? 0.8 : 0;
}
