import { renderToStaticMarkup } from 'react-dom/server';
import { formatLineAsWritten } from '#openapi/ingredients/lines/format-line-as-written.ts';
import type { SetText } from '#openapi/pages/page-renderer.ts';
import { LINK_SIZE } from '#openapi/pictures.ts';
import { cutText, escapeMarkup } from '#openapi/text/format-text.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { plateFill } from '#ui/lib/drawing/plate-color.ts';
import { DrawnCocktail } from '../drawn-cocktail/DrawnCocktail.tsx';
import { INK } from '../drawn-cocktail/draw-tiles-svg.tsx';
import { CORE, LATIN, LATIN_EXTENDED } from '#ui/lib/words/font-letters.ts';

interface TextStyle {
  /** The family as the font's file names it, and the largest size. */
  font: string;
  /** 1 is the font's own line height. */
  lineHeight: number;
  wrap?: 'none';
}

const NAME: TextStyle = { font: 'Bricolage Grotesque 96pt ExtraBold, 96', lineHeight: 0.86 };
const MEASURES: TextStyle = { font: 'Figtree Light, Semi-Bold 42', lineHeight: 1.17, wrap: 'none' };
const SIGNATURE: TextStyle = { font: 'Figtree Light, Semi-Bold 26', lineHeight: 1, wrap: 'none' };

const BESIDE_WORDS = { x: 32, y: 36, width: 430, height: 558 };
const ALONE = { x: 0, y: 50, width: LINK_SIZE.width, height: 530 };
const TEXT_AREA = { x: 494, top: 56, width: 658, height: 476 };
const NAME_HEIGHT = 220;
const GAP = 50;
const SIGNATURE_BOX = { top: 566, height: 30 };
/** A thumbnail has a quarter of these pixels, so lines are this far apart and longer texts are cut. */
const LEAST_STEP = 34;
const MAX_CHARACTERS = { name: 120, measure: 55 };

/** Draws drink, name, measures and house. A line that the fonts lack, such as Chinese, is left out. */
export async function shareCardSvg(
  recipe: DrawableRecipe,
  signature: string | null,
  setText: SetText,
): Promise<string> {
  const set = async (words: string, { font, lineHeight, wrap }: TextStyle, height: number) => {
    const text = `<span foreground="${INK.light}" line_height="${lineHeight}">${escapeMarkup(words)}</span>`;
    return words === '' ? null : setText({ text, font, wrap, width: TEXT_AREA.width, height });
  };
  const name = writableText(recipe.name) ?? '';
  const measures = writableMeasures(recipe.ingredients);
  if (signature === null || (name === '' && measures.length === 0)) return cardSvg(recipe, ALONE);
  const title = await set(cutText(name, MAX_CHARACTERS.name), NAME, NAME_HEIGHT);
  const rowsTop = title ? title.height + GAP : 0;
  const room = TEXT_AREA.height - rowsTop;
  const rows = await set(firstMeasures(measures, Math.floor(room / LEAST_STEP)).join('\n'), MEASURES, room);
  const signed = await set(writableText(signature) ?? '', SIGNATURE, SIGNATURE_BOX.height);
  const height = rows ? rowsTop + rows.height : rowsTop - GAP;
  const top = TEXT_AREA.top + Math.round((TEXT_AREA.height - height) / 2);
  return cardSvg(
    recipe,
    BESIDE_WORDS,
    <>
      {title && <image {...title} x={TEXT_AREA.x} y={top} />}
      {rows && <image {...rows} x={TEXT_AREA.x} y={top + rowsTop} />}
      {signed && <image {...signed} x={TEXT_AREA.x} y={SIGNATURE_BOX.top} />}
    </>,
  );
}

function cardSvg(recipe: DrawableRecipe, place: typeof BESIDE_WORDS, words?: React.ReactNode): string {
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...LINK_SIZE}
      viewBox={`0 0 ${LINK_SIZE.width} ${LINK_SIZE.height}`}
    >
      <rect {...LINK_SIZE} fill={plateFill(recipe, 'light')} />
      <DrawnCocktail recipe={recipe} ink={INK.light} framing="close" {...place} />
      {words}
    </svg>,
  );
}

/** Empty if the fonts lack a letter of one line, since a recipe with a missing line would be wrong. */
function writableMeasures(ingredients: readonly string[]): string[] {
  const lines = ingredients.map((ingredient) => {
    const { amount, text } = formatLineAsWritten(ingredient);
    return writableText(`${amount} ${text}`);
  });
  return lines.includes(null) ? [] : lines.filter((line) => line !== null);
}

function firstMeasures(measures: readonly string[], most: number): string[] {
  const cut = measures.map((measure) => cutText(measure, MAX_CHARACTERS.measure));
  return cut.length > most ? [...cut.slice(0, most - 1), `and ${cut.length - most + 1} more`] : cut;
}

/** The letters of the fonts. Neither font has those that are removed here. */
const LETTERS = new Set((CORE + LATIN + LATIN_EXTENDED).replace(/[ĔĕĬĭŎŏŢţ]/g, ''));
/** The pattern matches emoji, the characters that join and vary them, and hyphens that are not seen. */
const NO_LETTERS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u00ad\u200b-\u200f\ufe0e\ufe0f\u2060]/gu;
const MARKS = /\p{Mark}/gu;

/** Returns the text without emoji and with letters that the site's fonts have, or null if that is impossible. */
function writableText(text: string): string | null {
  const plain = text.normalize('NFC').replace(NO_LETTERS, '').replace(/\s+/g, ' ').trim();
  const letters = [...plain].map(writableLetter);
  return plain === '' || letters.includes(null) ? null : letters.join('');
}

/** The letter itself, or else its parts (`⅓`), or else the letter without its marks (`ǎ`). */
function writableLetter(letter: string): string | null {
  const parts = letter.normalize('NFKD');
  const isWritable = (spelling: string) =>
    spelling !== '' && [...spelling].every((part) => LETTERS.has(part));
  return [letter, parts, parts.replace(MARKS, '')].find(isWritable) ?? null;
}
