import { isMeasured, startsWithAmount } from './amounts.ts';
import { capitalise, isNothing, splitOutsideParentheses, tidyText } from './foreign-text.ts';
import { readEntries } from './read-entries.ts';
import { linesOf, splitAtMarks, withoutMarks } from './split-entries.ts';

/** Which commas of a column separate ingredients: none, those without a space after them, or all. */
export type CommaHabit = 'none' | 'bare' | 'all';

const COMMAS: Record<Exclude<CommaHabit, 'none'>, RegExp> = {
  bare: /(?<!\d),(?=\S)|,(?=[^\s\d])/g,
  all: /(?:(?<!\d),|,(?!\d))(?!\s*(?:to|or|for|optional)\b)\s*/g,
};
/** Signs that separate wherever they stand, the strongest first; `，` and `、` are Chinese, Japanese and Korean. */
const SURE_SEPARATORS = [/\s*\|\s*/g, /\s*[;；]\s*/g, /\s*、\s*/g, /\s*，\s*/g];
/** Signs that separate when most of what they separate begins like an amount. */
const LIKELY_SEPARATORS = [/\s+\/+\s+/g, /\s+\+\s+/g, /\s+[·・–—-]\s+/g];
const HAS_STRONGER = /[\r\n|;；、，•●▪◦‣∙■]|\\n|<br/i;
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

/** The ingredient lines of one cell of a foreign sheet; each cell may have its own way to separate them. */
export function splitIngredients(cell: string, commas: CommaHabit): string[] {
  return splitNames(cell, commas).map(capitalise);
}

/** The same, not yet with a capital letter: their amounts may stand in another column. */
export function splitNames(cell: string, commas: CommaHabit): string[] {
  const text = cell.trim();
  if (isNothing(text)) return [];
  const entries = readEntries(text) ?? splitText(text, commas);
  return entries
    .map(tidyText)
    .flatMap(splitCrowded)
    .map(finishIngredient)
    .filter((entry) => !isNothing(entry) && /[\p{L}\p{N}]/u.test(entry));
}

function finishIngredient(entry: string): string {
  return entry
    .replace(/\*+$/, '')
    .replace(/[,;]+$/, '')
    .trim();
}

function splitText(text: string, commas: CommaHabit): string[] {
  const lines = linesOf(text);
  const [first = ''] = lines;
  if (lines.length === 1) return splitLine(first, commas);
  return withoutMarks(lines).flatMap((line) => {
    const pieces = splitOutsideParentheses(line.replace(/[,;]$/, ''), COMMAS.all);
    return pieces.length > 1 && pieces.every((piece) => isMeasured(piece.trim())) ? pieces : [line];
  });
}

function splitLine(line: string, commas: CommaHabit): string[] {
  const marked = splitAtMarks(line);
  if (marked) return marked.map((entry) => entry.replace(/[,;]\s*$/, ''));
  for (const separator of SURE_SEPARATORS) {
    const pieces = splitOutsideParentheses(line, separator);
    if (pieces.length > 1) return pieces;
  }
  for (const separator of LIKELY_SEPARATORS) {
    const pieces = splitOutsideParentheses(line, separator);
    const amounts = pieces.filter(isMeasured).length;
    if (pieces.length > 1 && amounts > pieces.length / 2) return pieces;
  }
  if (commas === 'none') return [line];
  return splitOutsideParentheses(line, COMMAS[commas]).flatMap(splitAtAnd);
}

const AND =
  /\s+(?:and|&|und|et|y|e|i|и)\s+(?=\d+(?:[\s./]\d+)*\s*(?:ml|cl|oz|dash|drop|tsp|bsp|part)|[½¼¾])/giu;

/** The last two of a list between commas: "2 oz gin and 1 oz lime". */
function splitAtAnd(piece: string): string[] {
  return startsWithAmount(piece.trim()) ? splitOutsideParentheses(piece, AND) : [piece];
}

const VOLUME = /^\d+(?:[.,]\d+)?\s?(?:ml|cl|oz)\b/i;
const NEXT_VOLUME =
  /(?<=\p{L})(?<!\b(?:and|or|of|to|with|plus|about|each|per))\s+(?=\d+(?:[.,]\d+)?\s?(?:ml|cl|oz)\s+\p{L})/giu;

/** Lines that ran together: "30 ml Vodka 20 ml Triple Sec" are two. */
function splitCrowded(entry: string): string[] {
  return VOLUME.test(entry) ? splitOutsideParentheses(entry, NEXT_VOLUME) : [entry];
}
