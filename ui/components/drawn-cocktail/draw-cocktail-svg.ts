import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { plateFill, type DrawingTheme } from '#ui/lib/drawing/plate-color.ts';
import { DrawnCocktail } from './DrawnCocktail.tsx';
import { DRAWING_BOX, type Framing } from './framing.ts';

interface PictureOptions {
  width: number;
  height: number;
  theme: DrawingTheme;
  framing?: Framing;
}

export const INK: Record<DrawingTheme, string> = { light: '#0f2a22', dark: '#eaf3ec' };
const FILLS = 0.88;

export function drawCocktailSvg(
  recipe: DrawableRecipe,
  { width, height, theme, framing = 'plate' }: PictureOptions,
): string {
  const scale = Math.min(height / DRAWING_BOX.height, width / DRAWING_BOX.width) * FILLS;
  const drawn = { width: DRAWING_BOX.width * scale, height: DRAWING_BOX.height * scale };
  const x = (width - drawn.width) / 2;
  const y = (height - drawn.height) / 2;
  return renderToStaticMarkup(
    createElement(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
      createElement('rect', { width, height, fill: plateFill(recipe, theme) }),
      createElement(DrawnCocktail, { recipe, ink: INK[theme], framing, x, y, ...drawn }),
    ),
  );
}
