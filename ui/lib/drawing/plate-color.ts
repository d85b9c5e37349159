import { describeDrink } from './describe-drink.ts';
import type { DrawableRecipe } from './drawable-recipe.ts';
import { fromHex, mixHex, toHex } from './oklab.ts';

export type DrawingTheme = 'light' | 'dark';

const LIGHT = { share: 0.34, ground: '#fbfdfa' };
const DARK = { share: 0.42, ground: '#0b0f0d' };
/** Hues in degrees: from which a darkened yellow begins to look olive, from which it does, and until which. */
const AMBER = 74;
const OLIVE = 86;
const GREEN = 150;

export function plateColor(recipe: DrawableRecipe): string {
  const { layers } = describeDrink(recipe).liquid;
  const sum: [number, number, number] = [0, 0, 0];
  for (const { color, share } of layers)
    fromHex(color).forEach((value, axis) => (sum[axis] = (sum[axis] ?? 0) + value * share));
  return toHex(sum);
}

export function plateFill(recipe: DrawableRecipe, theme: DrawingTheme): string {
  const drink = plateColor(recipe);
  if (theme === 'light') return mixHex(drink, LIGHT.ground, LIGHT.share);
  const [light, red, yellow] = fromHex(mixHex(drink, DARK.ground, DARK.share));
  const hue = (Math.atan2(yellow, red) * 180) / Math.PI;
  // Yellow and lime, darkened, turn to the bottle green of the house.
  const olive = hue > GREEN ? 0 : Math.min(1, Math.max(0, (hue - AMBER) / (OLIVE - AMBER)));
  return toHex([
    0.22 + (light - 0.22) * 0.5,
    red - olive * (Math.max(0, red) + 0.014),
    yellow * (1 - 0.75 * olive),
  ]);
}
