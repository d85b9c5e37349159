import { renderToStaticMarkup } from 'react-dom/server';
import { formatLineAsWritten } from '#openapi/ingredients/lines/format-line-as-written.ts';
import { LINK_SIZE } from '#openapi/pages/pictures.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { plateFill } from '#ui/lib/drawing/plate-color.ts';
import { DrawnCocktail } from '../drawn-cocktail/DrawnCocktail.tsx';
import { drawCocktailSvg, INK } from '../drawn-cocktail/draw-cocktail-svg.tsx';
import { cutToWidth, fitText } from './fit-text.ts';
import headingFont from '../../../node_modules/.cache/tasting-house/fonts/card-heading.ttf?inline';
import headingFontExt from '../../../node_modules/.cache/tasting-house/fonts/card-heading-ext.ttf?inline';
import textFont from '../../../node_modules/.cache/tasting-house/fonts/card-text.ttf?inline';
import textFontExt from '../../../node_modules/.cache/tasting-house/fonts/card-text-ext.ttf?inline';
import { outlineFace } from './outline-face.ts';

/** The fonts are cut to the letters that the site has (`.tooling/subset-fonts.ts`). */
const HEADING = outlineFace([headingFont, headingFontExt]);
const TEXT = outlineFace([textFont, textFontExt]);

const DRAWING = { x: 32, y: 36, width: 430, height: 558 };
const TEXT_AREA = { x: 494, top: 56, width: 658, bottom: 582 };
const NAME_BOX = { width: TEXT_AREA.width, height: 236, lineHeight: 1.02 };
const NAME_SIZES = [96, 84, 72, 62, 54, 46];
/** A thumbnail has a quarter of these pixels. */
const LINE_SIZES = [42, 38, 34, 30, 27, 24];
const LINE_HEIGHT = 1.4;
const GAP = 34;
const SIGNATURE = { size: 26, y: 586, roomPx: 50 };

/** Draws drink, name, measures and house. A line that the fonts lack, such as Chinese, is left out. */
export function shareCardSvg(recipe: DrawableRecipe, signature = ''): string {
  const signed = TEXT.writable(signature);
  const name = HEADING.writable(recipe.name);
  const measures = writableMeasures(recipe.ingredients);
  if (name === null && measures.length === 0)
    return drawCocktailSvg(recipe, { ...LINK_SIZE, theme: 'light', framing: 'close' });
  const bottom = signed === null ? TEXT_AREA.bottom : TEXT_AREA.bottom - SIGNATURE.roomPx;
  const title = fitText(HEADING, name ?? '', NAME_BOX, NAME_SIZES);
  const titleStep = title.sizePx * NAME_BOX.lineHeight;
  const titleHeight = title.lines.length * titleStep;
  const room = bottom - TEXT_AREA.top - titleHeight - GAP;
  const size = LINE_SIZES.find((candidate) => measures.length * candidate * LINE_HEIGHT <= room) ?? 24;
  const step = size * LINE_HEIGHT;
  const most = Math.max(1, Math.floor(room / step));
  const rows =
    measures.length > most
      ? [...measures.slice(0, most - 1), `and ${measures.length - most + 1} more`]
      : measures;
  const height = titleHeight + (rows.length > 0 ? GAP + rows.length * step : 0);
  const top = TEXT_AREA.top + (bottom - TEXT_AREA.top - height) / 2;
  const rowsTop = top + titleHeight + GAP;
  // The baseline lies at such a fraction of a line that capitals stand in the middle of the line.
  const lines = [
    ...title.lines.map((text, index) => ({
      face: HEADING,
      text,
      size: title.sizePx,
      y: top + (index + 0.82) * titleStep,
    })),
    ...rows.map((text, index) => ({ face: TEXT, text, size, y: rowsTop + (index + 0.72) * step })),
    ...(signed === null ? [] : [{ face: TEXT, text: signed, size: SIGNATURE.size, y: SIGNATURE.y }]),
  ];
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...LINK_SIZE}
      viewBox={`0 0 ${LINK_SIZE.width} ${LINK_SIZE.height}`}
    >
      <rect {...LINK_SIZE} fill={plateFill(recipe, 'light')} />
      <DrawnCocktail recipe={recipe} ink={INK.light} framing="close" {...DRAWING} />
      {lines.map(({ face, text, size: sizePx, y }) => (
        <path
          key={y}
          d={face.outline(cutToWidth(face, text, sizePx, TEXT_AREA.width))}
          transform={`translate(${TEXT_AREA.x} ${y})scale(${sizePx / face.unitsPerEm})`}
          fill={INK.light}
        />
      ))}
    </svg>,
  );
}

/** Empty when one line cannot be written, since the recipe without it would be another one. */
function writableMeasures(ingredients: readonly string[]): string[] {
  const lines = ingredients.map((ingredient) => {
    const { amount, text } = formatLineAsWritten(ingredient);
    return TEXT.writable(`${amount} ${text}`);
  });
  return lines.includes(null) ? [] : lines.filter((line) => line !== null);
}
