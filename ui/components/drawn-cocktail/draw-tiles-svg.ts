import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { plateFill, type DrawingTheme } from '#ui/lib/drawing/plate-color.ts';
import { INK } from './draw-cocktail-svg.ts';
import { DrawnCocktail } from './DrawnCocktail.tsx';

const SIDE = 96;
const MARGIN = 6;

/** Many drinks in one file: an address that ends in `#` and a tile's id shows that tile alone. */
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
