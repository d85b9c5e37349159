import { LINK_SIZE } from '#openapi/pages/link-picture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { plateFill } from '#ui/lib/drawing/plate-color.ts';
import { writtenLine } from '#openapi/ingredients/lines/shown-line.ts';
import { DrawnCocktail } from '../drawn-cocktail/DrawnCocktail.tsx';
import { drawCocktailSvg, INK } from '../drawn-cocktail/draw-cocktail-svg.ts';
import { cutToWidth, fitText } from './fit-text.ts';
import headingFont from '../../../node_modules/.cache/tasting-house/fonts/card-heading.ttf?inline';
import headingFontExt from '../../../node_modules/.cache/tasting-house/fonts/card-heading-ext.ttf?inline';
import textFont from '../../../node_modules/.cache/tasting-house/fonts/card-text.ttf?inline';
import textFontExt from '../../../node_modules/.cache/tasting-house/fonts/card-text-ext.ttf?inline';
import { outlineFace, type OutlineFace } from './outline-face.ts';

/** The fonts are cut to the letters that the site has (`.tooling/subset-fonts.ts`). */
const HEADING = outlineFace([headingFont, headingFontExt]);
const TEXT = outlineFace([textFont, textFontExt]);

const DRAWING = { x: 32, y: 36, width: 430, height: 558 };
const WORDS = { x: 494, top: 56, width: 658, bottom: 582 };
const NAME_BOX = { width: WORDS.width, height: 236, lineHeight: 1.02 };
const NAME_SIZES = [96, 84, 72, 62, 54, 46];
/** A thumbnail has a quarter of these pixels. */
const LINE_SIZES = [42, 38, 34, 30, 27, 24];
const LINE_HEIGHT = 1.4;
const GAP = 34;
const MAX_AMOUNT_WIDTH = 210;
const AMOUNT_GAP = 24;
const SIGNATURE = { size: 26, y: 586, roomPx: 50 };

/** Draws the drink, the name, the measures and the house's name. A line that the fonts cannot write, such as Chinese, is left out. */
export function shareCardSvg(recipe: DrawableRecipe, signature = ''): string {
  const signed = TEXT.writable(signature);
  const name = HEADING.writable(recipe.name);
  const measures = writableMeasures(recipe.ingredients);
  if (name === null && measures.length === 0)
    return drawCocktailSvg(recipe, { ...LINK_SIZE, theme: 'light', framing: 'close' });
  const bottom = signed === null ? WORDS.bottom : WORDS.bottom - SIGNATURE.roomPx;
  const title = fitText(HEADING, name ?? '', NAME_BOX, NAME_SIZES);
  const titleStep = title.sizePx * NAME_BOX.lineHeight;
  const titleHeight = title.lines.length * titleStep;
  const room = bottom - WORDS.top - titleHeight - GAP;
  const size = LINE_SIZES.find((one) => measures.length * one * LINE_HEIGHT <= room) ?? 24;
  const step = size * LINE_HEIGHT;
  const most = Math.max(1, Math.floor(room / step));
  const rows =
    measures.length > most
      ? [...measures.slice(0, most - 1), { amount: '', rest: `and ${measures.length - most + 1} more` }]
      : measures;
  const height = titleHeight + (rows.length > 0 ? GAP + rows.length * step : 0);
  const top = WORDS.top + (bottom - WORDS.top - height) / 2;
  const widest = Math.max(...rows.map(({ amount }) => TEXT.width(amount) * size));
  const amountWidth = Math.min(MAX_AMOUNT_WIDTH, widest);
  const restX = amountWidth > 0 ? WORDS.x + amountWidth + AMOUNT_GAP : WORDS.x;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...LINK_SIZE}
      viewBox={`0 0 ${LINK_SIZE.width} ${LINK_SIZE.height}`}
    >
      <rect {...LINK_SIZE} fill={plateFill(recipe, 'light')} />
      <DrawnCocktail recipe={recipe} ink={INK.light} framing="close" {...DRAWING} />
      {title.lines.map((line, index) => (
        // This is the baseline of capitals that are centred in their line.
        <Words
          key={index}
          face={HEADING}
          text={line}
          size={title.sizePx}
          x={WORDS.x}
          y={top + (index + 0.82) * titleStep}
        />
      ))}
      {rows.map(({ amount, rest }, index) => {
        const y = top + titleHeight + GAP + (index + 0.72) * step;
        const isWide = TEXT.width(amount) * size > amountWidth;
        return isWide ? (
          <Words key={index} text={`${amount} ${rest}`} size={size} x={WORDS.x} y={y} />
        ) : (
          <g key={index}>
            <Words text={amount} size={size} x={WORDS.x} y={y} />
            <Words text={rest} size={size} x={restX} y={y} />
          </g>
        );
      })}
      {signed !== null && <Words text={signed} size={SIGNATURE.size} x={WORDS.x} y={SIGNATURE.y} />}
    </svg>,
  );
}

interface WordsProps {
  face?: OutlineFace;
  text: string;
  size: number;
  x: number;
  y: number;
}

/** Draws a line of words, cut at the right edge. */
function Words({ face = TEXT, text, size, x, y }: WordsProps) {
  const shown = cutToWidth(face, text, size, WORDS.x + WORDS.width - x);
  const scale = size / face.unitsPerEm;
  return <path d={face.outline(shown)} transform={`translate(${x} ${y})scale(${scale})`} fill={INK.light} />;
}

/** Returns no lines when one cannot be written, since the recipe without it would be another one. */
function writableMeasures(ingredients: readonly string[]): { amount: string; rest: string }[] {
  const lines = ingredients.flatMap((ingredient) => {
    const { amount, rest } = writtenLine(ingredient);
    const [before, behind] = [amount && TEXT.writable(amount), TEXT.writable(rest)];
    return before === null || behind === null ? [] : [{ amount: before, rest: behind }];
  });
  return lines.length === ingredients.length ? lines : [];
}
