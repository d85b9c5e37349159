import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { plateFill, type DrawingTheme } from '#ui/lib/drawing/plate-color.ts';
import { DrawnCocktail } from './DrawnCocktail.tsx';

export const INK: Record<DrawingTheme, string> = { light: '#0f2a22', dark: '#eaf3ec' };
const SVG = 'http://www.w3.org/2000/svg';

interface Tile {
  id: string;
  /** Without a recipe, the tile is empty. */
  recipe: DrawableRecipe | null;
}

const SIDE = 96;
const MARGIN = 6;

/** Draws many drinks in one file. A URL that ends in `#` and a tile's id shows that tile alone. */
export function drawTilesSvg(tiles: readonly Tile[], theme: DrawingTheme): string {
  const place = { x: MARGIN, width: SIDE - 2 * MARGIN, height: SIDE - 2 * MARGIN };
  return renderToStaticMarkup(
    <svg xmlns={SVG} viewBox={`0 0 ${SIDE} ${SIDE * tiles.length}`}>
      {tiles.map(({ id, recipe }, index) => (
        <g key={id}>
          <view id={id} viewBox={`0 ${SIDE * index} ${SIDE} ${SIDE}`} />
          {recipe && (
            <>
              <rect y={SIDE * index} width={SIDE} height={SIDE} fill={plateFill(recipe, theme)} />
              <DrawnCocktail
                recipe={recipe}
                ink={INK[theme]}
                framing="close"
                {...place}
                y={SIDE * index + MARGIN}
              />
            </>
          )}
        </g>
      ))}
    </svg>,
  );
}
