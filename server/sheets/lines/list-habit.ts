import { areMost, MOST, NEARLY_ALL, shareOf } from '../shares.ts';
import { AND_WORDS } from '../words/ingredient-words.ts';
import { isNothing, LIST_SIGNS, splitOutsideParentheses, unbracketed } from './foreign-text.ts';
import { isMeasured, MEASURED_VOLUME } from './line-amounts.ts';
import { type CommaHabit, type LastAnd, splitCommas } from './split-commas.ts';

const SLASH = /\s+\/+\s+/g;
/** Between the ingredients of a ratio: "gin : lime : syrup", but not in "Gin : 6 cl". */
export const COLON = /\s+:\s+(?!\d)/g;
/** Signs that separate when most of what they separate begins like an amount. */
export const LIKELY_SEPARATORS = [
  new RegExp(String.raw`(?<=\p{L}\)?)(?<!\b(?:oz|ml|cl|tsp|tbsp))\/(?=${MEASURED_VOLUME})`, 'giu'),
  SLASH,
  /\s+\+\s+/g,
  /\s+[-–—/](?=\p{L})/gu,
  /\s+[·・–—-]\s+(?!\s|(?<=\d\s+[–—-]\s+)\d)/g,
];
export const HAS_STRONGER = new RegExp(String.raw`[\r\n${LIST_SIGNS}•●▪◦‣∙■]|\\n|<br`, 'i');
/** Cells needed before "nearly all have commas" says anything. */
const MIN_CELLS_WITHOUT_AMOUNTS = 3;

/**
 * Finds out whether the ingredients of a foreign sheet stand between commas, judged by the cells that use nothing stronger (lines,
 * `;`, `|`, bullets, program lists). They do when at least half of the pieces begin like an amount, or when at least four in five
 * cells have commas (a drink has more than one ingredient). When most commas have no space after them, one that has belongs to the
 * text ("Soda water, to top").
 */
export function commaHabit(cells: readonly string[]): CommaHabit {
  const texts = cells
    .map((cell) => unbracketed(cell.trim()))
    .filter((text) => !isNothing(text) && !HAS_STRONGER.test(text) && !/^[[{]/.test(text));
  const pieceCount = (commas: 'bare' | 'all') =>
    texts.reduce((sum, text) => sum + splitCommas(text, commas).length - 1, 0);
  const isUsual = (habit: 'bare' | 'all'): boolean => {
    const lists = texts.map((text) => splitCommas(text, habit)).filter((list) => list.length > 1);
    const pieces = lists.flat();
    const amounts = pieces.filter((piece) => isMeasured(piece.trim())).length;
    const usual = texts.length >= MIN_CELLS_WITHOUT_AMOUNTS && lists.length >= texts.length * NEARLY_ALL;
    return pieces.length > 0 && (amounts >= pieces.length / 2 || usual);
  };
  const areBare = pieceCount('bare') >= pieceCount('all') / 2;
  return areBare && isUsual('bare') ? 'bare' : isUsual('all') ? 'all' : 'none';
}

/** How a column of ingredients writes its lists. */
export interface ListHabit {
  commas: CommaHabit;
  /** One of `LIKELY_SEPARATORS` that separates in most cells of the column, and so in all of them. */
  separator?: RegExp;
  lastAnd?: LastAnd;
}

const MAX_JUDGED_CELLS = 2_000;
const SELDOM = 0.15;
const LONGEST_LAST_CHARACTERS = 120;
const HAS_AND = new RegExp(String.raw`\S\s${AND_WORDS}\s\S`, 'iu');

/** The habit of a column, seen from all its cells; `least` of them have to show a separator. */
export function listHabit(cells: readonly string[], least = MIN_CELLS_WITHOUT_AMOUNTS): ListHabit {
  const texts = cells
    .slice(0, MAX_JUDGED_CELLS)
    .map((cell) => cell.trim())
    .filter((text) => text !== '' && !HAS_STRONGER.test(text));
  const commas = commaHabit(cells);
  const separator = LIKELY_SEPARATORS.find((likely) => {
    const lists = texts
      .map((text) => splitOutsideParentheses(text, likely))
      .filter(({ length }) => length > 1);
    const pieces = lists.flat();
    return (
      lists.length >= least &&
      lists.length >= texts.length * MOST &&
      pieces.filter(isMeasured).length >= pieces.length / 2
    );
  });
  const lastAnd = commas === 'none' ? undefined : lastAndOf(texts, commas);
  return { commas, ...(separator && { separator }), ...(lastAnd && { lastAnd }) };
}

const COMMA_AND = new RegExp(String.raw`,\s?${AND_WORDS}\s(?=[^,]*$)`, 'iu');

function lastAndOf(texts: readonly string[], commas: Exclude<CommaHabit, 'none'>): LastAnd | undefined {
  const listed = texts
    .map((text) => ({ text, list: splitCommas(text, commas) }))
    .filter(({ list }) => list.length > 1);
  if (listed.length < MIN_CELLS_WITHOUT_AMOUNTS) return undefined;
  const endsInCommaAnd = listed.filter(({ text }) => COMMA_AND.test(text.slice(-LONGEST_LAST_CHARACTERS)));
  if (endsInCommaAnd.length >= listed.length * MOST) return 'comma';
  const lists = listed.map(({ list }) => list);
  const before = lists.flatMap((list) => list.slice(0, -1));
  const hasAnd = (piece: string): boolean => HAS_AND.test(piece);
  const isPlain =
    areMost(
      lists.map((list) => list.at(-1) ?? ''),
      hasAnd,
    ) && shareOf(before, hasAnd) <= SELDOM;
  return isPlain ? 'plain' : undefined;
}
