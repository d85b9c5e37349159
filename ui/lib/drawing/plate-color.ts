import { describeDrink } from './describe-drink.ts';
import type { DrawableRecipe } from './drawable-recipe.ts';
import { fromHex, mixHex, toHex, type Oklab } from './oklab.ts';

export type DrawingTheme = 'light' | 'dark';

/** `fraction` is the part of the drink's colour, `least` the least chroma. Photos' plates use tokens.css. */
export const USUAL = {
  light: { fraction: 0.34, ground: '#fbfdfa', least: 0.05 },
  dark: { fraction: 0.42, ground: '#0b0f0d', least: 0.035 },
};
const VIVID = {
  light: { fraction: 0.62, ground: '#fbfdfa', least: 0.12 },
  dark: { fraction: 0.7, ground: '#0b0f0d', least: 0.07 },
};
const BOTTLE = '#3f9a6d';
/** Hues in degrees: a darkened yellow looks more olive from AMBER to OLIVE, and olive up to GREEN. */
const AMBER = 74;
const OLIVE = 86;
const GREEN = 150;

export function plateColor(recipe: DrawableRecipe): string {
  const { layers } = describeDrink(recipe).liquid;
  const tints = layers.map(({ color, fraction }) => ({ lab: fromHex(color), fraction }));
  const mean = (axis: 0 | 1 | 2) => tints.reduce((sum, { lab, fraction }) => sum + lab[axis] * fraction, 0);
  return toHex([mean(0), mean(1), mean(2)]);
}

/** `isVivid` is for the one large drink of a page. */
export function plateFill(recipe: DrawableRecipe, theme: DrawingTheme, isVivid = false): string {
  const drink = plateColor(recipe);
  const { fraction, ground, least } = (isVivid ? VIVID : USUAL)[theme];
  const mixed = fromHex(mixHex(drink, ground, fraction));
  if (theme === 'light') return toHex(withLeastChroma(mixed, least, recipe));
  const [light, red, yellow] = mixed;
  const hue = (Math.atan2(yellow, red) * 180) / Math.PI;
  // Darkened yellow and lime turn to the bottle green of the house.
  const olive = hue > GREEN ? 0 : Math.min(1, Math.max(0, (hue - AMBER) / (OLIVE - AMBER)));
  const dark: Oklab = [
    0.22 + (light - 0.22) * 0.5,
    red - olive * (Math.max(0, red) + 0.014),
    yellow * (1 - 0.75 * olive),
  ];
  return toHex(withLeastChroma(dark, least, recipe));
}

/** Raises the chroma of a pale colour to `least`, with the hue of drink, garnish or BOTTLE. */
function withLeastChroma(color: Oklab, least: number, recipe: DrawableRecipe): Oklab {
  const [light, red, yellow] = color;
  if (Math.hypot(red, yellow) >= least) return color;
  const hues = [plateColor(recipe), ...describeDrink(recipe).garnishes.map(({ color: hue }) => hue), BOTTLE];
  const [, toRed, toYellow] = hues.map(fromHex).find(hasHue) ?? color;
  const length = Math.hypot(toRed, toYellow);
  return [light, (toRed / length) * least, (toYellow / length) * least];
}

const hasHue = ([, red, yellow]: Oklab): boolean => Math.hypot(red, yellow) > 0.04;
