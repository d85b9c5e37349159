import { describeDrink } from './describe-drink.ts';
import type { DrawableRecipe } from './drawable-recipe.ts';
import { fromHex, mixHex, toHex } from './oklab.ts';

export type DrawingTheme = 'light' | 'dark';

const PLATES: Record<DrawingTheme, { share: number; ground: string }> = {
  light: { share: 0.34, ground: '#fbfdfa' },
  dark: { share: 0.42, ground: '#0b0f0d' },
};

export function plateColor(recipe: DrawableRecipe): string {
  const { layers } = describeDrink(recipe).liquid;
  const sum: [number, number, number] = [0, 0, 0];
  for (const { color, share } of layers)
    fromHex(color).forEach((value, axis) => (sum[axis] = (sum[axis] ?? 0) + value * share));
  return toHex(sum);
}

/** For pictures that cannot use CSS. */
export function plateFill(recipe: DrawableRecipe, theme: DrawingTheme): string {
  const { share, ground } = PLATES[theme];
  return mixHex(plateColor(recipe), ground, share);
}
