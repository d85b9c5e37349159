import { isMeasured } from './amounts.ts';
import { isNothing, splitOutsideParentheses } from './foreign-text.ts';

/** Which commas of a column separate ingredients: none, those without a space after them, or all. */
export type CommaHabit = 'none' | 'bare' | 'all';

export const COMMAS: Record<Exclude<CommaHabit, 'none'>, RegExp> = {
  bare: /(?<!\d),(?=\S)|,(?=[^\s\d])/g,
  all: /(?:(?<!\d),|,(?!\d))(?!\s*(?:to|or|for|optional|preferably|such as)\b)(?!\s*(?:cut|halved|quartered|sliced|peeled|flamed|chopped|diced|strained|grated|pitted|hulled|cubed|torn|bruised|skinned|whipped|rinsed|dissolved|beaten)(?:\s(?:in|into|and|or|thinly|finely)\b[^,]*)?(?:,|$))(?:\s+(?:and|&|und|et|y|e|i|и)(?=\s))?\s*/g,
};
/** Signs that separate when most of what they separate begins like an amount. */
export const LIKELY_SEPARATORS = [/\s+\/+\s+/g, /\s+\+\s+/g, /\s+[·・–—-]\s+/g];
export const HAS_STRONGER = /[\r\n|;；、，•●▪◦‣∙■]|\\n|<br/i;
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
    .map((cell) => cell.trim())
    .filter((text) => !isNothing(text) && !HAS_STRONGER.test(text) && !/^[[{]/.test(text));
  const pieceCount = (commas: RegExp) =>
    texts.reduce((sum, text) => sum + splitOutsideParentheses(text, commas).length - 1, 0);
  const habit = pieceCount(COMMAS.bare) >= pieceCount(COMMAS.all) / 2 ? 'bare' : 'all';
  const lists = texts
    .map((text) => splitOutsideParentheses(text, COMMAS[habit]))
    .filter((list) => list.length > 1);
  const pieces = lists.flat();
  if (pieces.length === 0) return 'none';
  const amounts = pieces.filter((piece) => isMeasured(piece.trim())).length;
  const usual = texts.length >= MIN_CELLS_WITHOUT_AMOUNTS && lists.length >= texts.length * 0.8;
  return amounts >= pieces.length / 2 || usual ? habit : 'none';
}

/** How a column of ingredients writes its lists. */
export interface ListHabit {
  commas: CommaHabit;
  /** One of `LIKELY_SEPARATORS` that separates in most cells of the column, and so in all of them. */
  separator?: RegExp;
  /** The last two of a list are joined with "and", in nearly every cell: "gin, lime and soda". */
  isAndLast?: boolean;
}

const MAX_JUDGED_CELLS = 2_000;
const MOST = 0.6;
const SELDOM = 0.15;
const HAS_AND = /\S\s(?:and|&|und|et|y|e|i|и)\s\S/iu;

/** The habit of a column, seen from all its cells. */
export function listHabit(cells: readonly string[]): ListHabit {
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
      lists.length >= MIN_CELLS_WITHOUT_AMOUNTS &&
      lists.length >= texts.length * MOST &&
      pieces.filter(isMeasured).length >= pieces.length / 2
    );
  });
  return {
    commas,
    ...(separator && { separator }),
    isAndLast: commas !== 'none' && endWithAnd(texts, commas),
  };
}

function endWithAnd(texts: readonly string[], commas: Exclude<CommaHabit, 'none'>): boolean {
  const lists = texts
    .map((text) => splitOutsideParentheses(text, COMMAS[commas]))
    .filter(({ length }) => length > 1);
  const before = lists.flatMap((list) => list.slice(0, -1));
  const shareOf = (pieces: readonly string[]): number =>
    pieces.filter((piece) => HAS_AND.test(piece)).length / Math.max(pieces.length, 1);
  return (
    lists.length >= MIN_CELLS_WITHOUT_AMOUNTS &&
    shareOf(lists.map((list) => list.at(-1) ?? '')) >= MOST &&
    shareOf(before) <= SELDOM
  );
}
