import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { plateFill, type DrawingTheme } from '#ui/lib/drawing/plate-color.ts';
import { DrawnCocktail } from './DrawnCocktail.tsx';
import type { Framing } from './measure-drink.ts';

interface PictureOptions {
  width: number;
  height: number;
  theme: DrawingTheme;
  framing?: Framing;
}

export const INK: Record<DrawingTheme, string> = { light: '#0f2a22', dark: '#eaf3ec' };
const FILLS = 0.84;

export function drawCocktailSvg(
  recipe: DrawableRecipe,
  { width, height, theme, framing = 'plate' }: PictureOptions,
): string {
  const place = { x: 0, y: (height * (1 - FILLS)) / 2, width, height: height * FILLS };
  return renderToStaticMarkup(
    createElement(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
      createElement('rect', { width, height, fill: plateFill(recipe, theme) }),
      createElement(DrawnCocktail, { recipe, ink: INK[theme], framing, ...place }),
    ),
  );
}

const SIDE = 96;
const MARGIN = 6;

/** Draws many drinks in one file. An address that ends in `#` and a tile's id shows that tile alone. */
export function drawTilesSvg(
  tiles: readonly { id: string; recipe: DrawableRecipe | null }[],
  theme: DrawingTheme,
): string {
  return renderToStaticMarkup(
    createElement(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${SIDE} ${SIDE * tiles.length}` },
      tiles.map(({ id, recipe }, index) => {
        if (recipe === null)
          return createElement('view', { key: id, id, viewBox: `0 ${-SIDE} ${SIDE} ${SIDE}` });
        const y = SIDE * index;
        const place = { x: MARGIN, y: y + MARGIN, width: SIDE - 2 * MARGIN, height: SIDE - 2 * MARGIN };
        return createElement(
          Fragment,
          { key: id },
          createElement('view', { id, viewBox: `0 ${y} ${SIDE} ${SIDE}` }),
          createElement('rect', { y, width: SIDE, height: SIDE, fill: plateFill(recipe, theme) }),
          createElement(DrawnCocktail, { recipe, ink: INK[theme], framing: 'close', ...place }),
        );
      }),
    ),
  );
}
