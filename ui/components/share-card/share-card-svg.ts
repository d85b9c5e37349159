import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { plateFill } from '#ui/lib/drawing/plate-color.ts';
import { writtenLine } from '#openapi/ingredients/lines/shown-line.ts';
import { DrawnCocktail } from '../drawn-cocktail/DrawnCocktail.tsx';
import { drawCocktailSvg, INK } from '../drawn-cocktail/draw-cocktail-svg.ts';
import { cutToWidth, fitText } from './fit-text.ts';
import { parse } from 'opentype.js';
import headingFont from '../../../node_modules/.cache/tasting-house/fonts/card-heading.ttf?inline';
import headingFontExt from '../../../node_modules/.cache/tasting-house/fonts/card-heading-ext.ttf?inline';
import textFont from '../../../node_modules/.cache/tasting-house/fonts/card-text.ttf?inline';
import textFontExt from '../../../node_modules/.cache/tasting-house/fonts/card-text-ext.ttf?inline';
import { outlineFace, type OutlineFace } from './outline-face.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const DRAWING = { x: 32, y: 36, width: 430, height: 558 };
const TEXT = { x: 494, top: 56, width: 658, bottom: 582 };
const NAME = { sizes: [96, 84, 72, 62, 54, 46], lineHeight: 1.02, maxHeight: 236 };
/** A thumbnail has a quarter of these pixels; the smallest is for ten lines, none of which is left out. */
const LINE_SIZES = [42, 38, 34, 30, 27, 24];
const LINE_HEIGHT = 1.4;
const GAP = 34;
const AMOUNT_MAX_WIDTH = 210;
const AMOUNT_GAP = 24;

interface CardLine {
  amount: string;
  rest: string;
}

const SIGNATURE = { sizePx: 26, y: 586, roomPx: 50 };

/** The drawing, the name, the measures and whose it is. What the fonts cannot write, such as Chinese, is left out whole. */
export function shareCardSvg(recipe: DrawableRecipe, signature = ''): string {
  const { heading, text } = CARD_FACES;
  const signed = signature === '' ? null : text.writable(signature);
  const bottom = signed === null ? TEXT.bottom : TEXT.bottom - SIGNATURE.roomPx;
  const name = heading.writable(recipe.name);
  const lines = writableLines(recipe.ingredients);
  if (name === null && lines.length === 0) {
    return drawCocktailSvg(recipe, { width: WIDTH, height: HEIGHT, theme: 'light', framing: 'close' });
  }
  const box = { width: TEXT.width, height: NAME.maxHeight, lineHeight: NAME.lineHeight };
  const title = name === null ? { lines: [], sizePx: 0 } : fitText(heading, name, box, NAME.sizes);
  const titleHeight = title.lines.length * title.sizePx * NAME.lineHeight;
  const measures = measuresIn(lines, bottom - TEXT.top - titleHeight - GAP);
  const height = titleHeight + (measures.height > 0 ? GAP + measures.height : 0);
  const top = TEXT.top + (bottom - TEXT.top - height) / 2;

  const paths = title.lines.map((line, index) =>
    // The baseline of capitals that stand in the middle of their line.
    heading.outline(line, TEXT.x, top + (index + 0.82) * title.sizePx * NAME.lineHeight, title.sizePx),
  );
  return renderToStaticMarkup(
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: WIDTH,
        height: HEIGHT,
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      },
      createElement('rect', { width: WIDTH, height: HEIGHT, fill: plateFill(recipe, 'light') }),
      createElement(DrawnCocktail, { recipe, ink: INK.light, framing: 'close', ...DRAWING }),
      createElement('path', { d: paths.join(''), fill: INK.light }),
      createElement('path', { d: measures.outline(top + titleHeight + GAP), fill: INK.light }),
      signed !== null &&
        createElement('path', {
          d: text.outline(
            cutToWidth(text, signed, SIGNATURE.sizePx, TEXT.width),
            TEXT.x,
            SIGNATURE.y,
            SIGNATURE.sizePx,
          ),
          fill: INK.light,
        }),
    ),
  );
}

/** None when one cannot be written: without it the recipe would be another one. */
function writableLines(ingredients: readonly string[]): CardLine[] {
  const lines = ingredients.map((ingredient): CardLine | null => {
    const { amount, rest } = writtenLine(ingredient);
    const written = {
      amount: amount && CARD_FACES.text.writable(amount),
      rest: CARD_FACES.text.writable(rest),
    };
    return written.amount === null || written.rest === null
      ? null
      : { amount: written.amount, rest: written.rest };
  });
  return lines.includes(null) ? [] : lines.filter((line) => line !== null);
}

function measuresIn(lines: readonly CardLine[], height: number) {
  const { text } = CARD_FACES;
  const sizePx =
    LINE_SIZES.find((size) => lines.length * size * LINE_HEIGHT <= height) ?? LINE_SIZES.at(-1) ?? 0;
  const room = Math.max(1, Math.floor(height / (sizePx * LINE_HEIGHT)));
  const shown = lines.length > room ? lines.slice(0, room - 1) : lines;
  const more = lines.length - shown.length;
  const amountWidth = Math.min(
    AMOUNT_MAX_WIDTH,
    Math.max(0, ...shown.map(({ amount }) => text.width(amount, sizePx))),
  );
  const restX = TEXT.x + (amountWidth > 0 ? amountWidth + AMOUNT_GAP : 0);
  const rows = more > 0 ? [...shown, { amount: '', rest: `and ${more} more` }] : shown;

  return {
    height: rows.length * sizePx * LINE_HEIGHT,
    outline: (top: number): string =>
      rows
        .flatMap(({ amount, rest }, index) => {
          const y = top + (index + 0.72) * sizePx * LINE_HEIGHT;
          const isWide = text.width(amount, sizePx) > amountWidth;
          const words = isWide ? `${amount} ${rest}` : rest;
          const x = isWide ? TEXT.x : restX;
          return [
            isWide ? '' : text.outline(amount, TEXT.x, y, sizePx),
            text.outline(cutToWidth(text, words, sizePx, TEXT.x + TEXT.width - x), x, y, sizePx),
          ];
        })
        .join(''),
  };
}

/** Cut to the letters that the site has (`.tooling/subset-fonts.ts`). */
const CARD_FACES: Record<'heading' | 'text', OutlineFace> = {
  heading: outlineFace([headingFont, headingFontExt].map(fontOf)),
  text: outlineFace([textFont, textFontExt].map(fontOf)),
};

function fontOf(address: string) {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) =>
    letter.charCodeAt(0),
  );
  return parse(bytes.buffer);
}
