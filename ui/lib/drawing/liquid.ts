import { mixingMethodOf, type MixingMethod } from '#openapi/ingredients/dilution.ts';
import { sparkles } from '#openapi/ingredients/lines/ingredient-name.ts';
import { linesNamedIn } from '#openapi/ingredients/steps/step-lines.ts';
import { methodText, type DrawableRecipe } from './drawable-recipe.ts';
import { PATTERNS, foldForDrawing } from './drink-words.ts';
import { toHex, fromHex, type Oklab } from './oklab.ts';
import { volumeOf, type Pour } from './pour.ts';
import TABLE from './ingredient-tints.json' with { type: 'json' };

/** A list of layers begins at the bottom. Their fractions add up to 1. */
export interface LiquidLayer {
  color: string;
  /** The opacity is 0 for a clear layer and 1 for one that hides what is behind. */
  opacity: number;
  fraction: number;
}

export interface LiquidLayers {
  layers: LiquidLayer[];
  /** True if the layers run into each other (a sunrise) instead of meeting at a line (a pousse-café). */
  isSoft: boolean;
}

/** Keeps coffee visible on a dark plate. */
const DARKEST_LIGHTNESS = 0.27;
/** Keeps cream apart from foam and a pale plate. */
const PALEST_LIGHTNESS = 0.91;
/** A clear drink must not vanish on a dark plate. */
const CLEAREST_OPACITY = 0.45;
/** Multiplies the chroma, since the mean of colours is duller than a mixed drink. */
const CHROMA_LIFT = 1.12;

/** The colour is the mean in oklab, weighted by volume and strength. */
function mixPours(pours: readonly Pour[], fraction = 1): LiquidLayer {
  const weightedTints = pours.map(({ what, ml }) => {
    const tint = tintOf(what);
    return { ...tint, weight: ml * tint.strength };
  });
  const whole = sumOf(weightedTints, ({ weight }) => weight);
  if (whole === 0) return { color: '#eef3ea', opacity: CLEAREST_OPACITY, fraction };
  const mean = (axis: 0 | 1 | 2) => sumOf(weightedTints, ({ lab, weight }) => lab[axis] * weight) / whole;
  const lightness = Math.min(PALEST_LIGHTNESS, Math.max(DARKEST_LIGHTNESS, mean(0)));
  const opacity = sumOf(weightedTints, (tint) => tint.opacity * tint.weight) / whole;
  return {
    color: toHex([lightness, mean(1) * CHROMA_LIFT, mean(2) * CHROMA_LIFT]),
    opacity: Math.round((CLEAREST_OPACITY + (1 - CLEAREST_OPACITY) * opacity) * 20) / 20,
    fraction,
  };
}

/** A larger layered drink has only the layers that its steps name. */
const POUSSE_CAFE_ML = 75;
/** A smaller pour is not visible as a layer. */
const LEAST_LAYER_ML = 3;

const MIXED: readonly (MixingMethod | null)[] = ['shaken', 'stirred', 'blended'];

/** A mixed drink has one colour. Each layer, float or sunken syrup is a band of its own. */
export function liquidOf(recipe: DrawableRecipe, pours: readonly Pour[]): LiquidLayers {
  const type = (recipe.type ?? '').toLowerCase();
  const liquids = pours.filter(({ ml }) => ml > 0);
  const bands = liquids.filter(({ ml }) => ml >= LEAST_LAYER_ML);
  if (PATTERNS.layeredType.test(type) && volumeOf(bands) <= POUSSE_CAFE_ML)
    return { layers: toLayers(bands.map((pour) => [pour])), isSoft: false };
  const text = methodText(recipe);
  const { sunk, floats } = separatePours(text, recipe, pours);
  const apart = [...sunk, ...floats.flat()];
  const base = liquids.filter((pour) => !apart.includes(pour));
  if (apart.length > 0 && (base.length > 0 || floats.length > 1)) {
    const groups = [sunk, base, ...floats].filter((group) => group.length > 0);
    return { layers: toLayers(groups), isSoft: sunk.length > 0 || !PATTERNS.sharpLayers.test(text) };
  }
  const isMixed = MIXED.includes(mixingMethodOf(recipe.type)) && !PATTERNS.toppedUp.test(text);
  return (isMixed ? null : topUpLayers(liquids)) ?? { layers: [mixPours(liquids)], isSoft: false };
}

/** Finds the pours that sink or float by the steps. It reads one clause at a time. */
function separatePours(text: string, { ingredients }: DrawableRecipe, pours: readonly Pour[]) {
  const floats: Pour[][] = [];
  const sunk: Pour[] = [];
  let before = '';
  for (const clause of text.split(PATTERNS.clauseEnd)) {
    const isFloat = PATTERNS.float.test(clause);
    if (isFloat || (PATTERNS.sink.test(clause) && !PATTERNS.toppedSlowly.test(clause))) {
      // In 'the cream on the coffee', the coffee does not float. 'It' refers to the clause before.
      const places = [clause.replace(PATTERNS.place, ''), clause, before];
      const namedLines = places
        .map((words) => linesNamedIn(words, ingredients))
        .find((lines) => lines.length > 0);
      const apart = [...sunk, ...floats.flat()];
      const namedPours = pours.filter(
        (pour, line) => namedLines?.includes(line) && pour.ml >= LEAST_LAYER_ML && !apart.includes(pour),
      );
      if (!isFloat) sunk.push(...namedPours.filter(({ what }) => !sparkles(what)));
      else if (namedPours.length > 0) floats.push(namedPours);
    }
    before = clause;
  }
  return { sunk, floats };
}

const SMALLEST_FRACTION = 0.09;

function toLayers(groups: readonly (readonly Pour[])[]): LiquidLayer[] {
  const total = volumeOf(groups.flat()) || 1;
  const fractions = groups.map((group) => Math.max(SMALLEST_FRACTION, volumeOf(group) / total));
  const whole = sumOf(fractions, (fraction) => fraction);
  return groups.map((group, index) => mixPours(group, (fractions[index] ?? 1) / whole));
}

/** Makes the colour deeper at the bottom and paler at the top. Cola colours the whole drink. */
function topUpLayers(pours: readonly Pour[]): LiquidLayers | null {
  const top = pours.filter(({ what }) => sparkles(what));
  const fraction = volumeOf(top) / (volumeOf(pours) || 1);
  if (fraction < 0.2 || fraction > 0.85 || top.some(({ what }) => tintOf(what).strength > 1)) return null;
  const mix = (ofTop: number, ofRest: number) =>
    mixPours(
      pours.map((pour) => ({ ...pour, ml: pour.ml * (top.includes(pour) ? ofTop : ofRest) })),
      0.5,
    );
  return { layers: [mix(0.3, 1), mix(1, 0.45)], isSoft: true };
}

function sumOf<Thing>(things: readonly Thing[], of: (thing: Thing) => number): number {
  return things.reduce((sum, thing) => sum + of(thing), 0);
}

interface Tint {
  lab: Oklab;
  /** The colouring power of a millilitre: clear spirits have about 0.3, grenadine has 3. */
  strength: number;
  /** The opacity is 0 for a clear liquid and 1 for one that hides what is behind. */
  opacity: number;
}

/** The first matching row counts, so special rows come before general ones. A match begins with a word. */
const TINTS = TABLE.map(({ words, color, strength, opacity }) => ({
  pattern: new RegExp(`(?:^|\\b)(?:${words.join('|')})`),
  lab: fromHex(color),
  strength,
  opacity,
}));

/** An unknown ingredient is pale straw, which is visible but hardly changes a drink. */
const UNKNOWN: Tint = { lab: fromHex('#ecdfb4'), strength: 0.6, opacity: 0.65 };

function tintOf(ingredient: string): Tint {
  const what = foldForDrawing(ingredient);
  return TINTS.find(({ pattern }) => pattern.test(what)) ?? UNKNOWN;
}
