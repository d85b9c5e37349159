import { isMeasured, startsWithAmount } from './amounts.ts';
import { capitalise, isNothing, splitOutsideParentheses, tidyText } from './foreign-text.ts';
import { COMMAS, LIKELY_SEPARATORS, type ListHabit } from './list-habit.ts';
import { readEntries } from './read-entries.ts';
import { linesOf, splitAtMarks, withoutMarks } from './split-entries.ts';

/** Signs that separate wherever they stand, the strongest first; `，` and `、` are Chinese, Japanese and Korean. */
const SURE_SEPARATORS = [/\s*\|\s*/g, /\s*[;；]\s*/g, /\s*、\s*/g, /\s*，\s*/g];

/** The ingredient lines of one cell of a foreign sheet; each cell may have its own way to separate them. */
export function splitIngredients(cell: string, habit: ListHabit): string[] {
  return splitNames(cell, habit).map(capitalise);
}

/** The same, not yet with a capital letter: their amounts may stand in another column. */
export function splitNames(cell: string, habit: ListHabit): string[] {
  const text = cell.trim();
  if (isNothing(text)) return [];
  const entries = readEntries(text) ?? splitText(text, habit);
  return entries
    .map(tidyText)
    .flatMap(splitCrowded)
    .map(finishIngredient)
    .filter((entry) => !isNothing(entry) && /[\p{L}\p{N}]/u.test(entry));
}

function finishIngredient(entry: string): string {
  return entry
    .replace(/(?<!\*)\*+$/, '')
    .replace(/(?<![,;])[,;]+$/, '')
    .trim();
}

function splitText(text: string, habit: ListHabit): string[] {
  const lines = linesOf(text);
  const [first = ''] = lines;
  if (lines.length === 1) return splitLine(first, habit);
  return withoutMarks(lines).flatMap((line) => {
    const pieces = splitOutsideParentheses(line.replace(/[,;]$/, ''), COMMAS.all);
    return pieces.length > 1 && pieces.every((piece) => isMeasured(piece.trim())) ? pieces : [line];
  });
}

function splitLine(line: string, { commas, separator, isAndLast }: ListHabit): string[] {
  const marked = splitAtMarks(line);
  if (marked) return marked.map((entry) => entry.replace(/[,;]\s*$/, ''));
  for (const separator of SURE_SEPARATORS) {
    const pieces = splitOutsideParentheses(line, separator);
    if (pieces.length > 1) return pieces;
  }
  for (const likely of LIKELY_SEPARATORS) {
    const pieces = splitOutsideParentheses(line, likely);
    const amounts = pieces.filter(isMeasured).length;
    if (pieces.length > 1 && (likely === separator || amounts > pieces.length / 2)) return pieces;
  }
  if (commas === 'none') return [line];
  const pieces = splitOutsideParentheses(line, COMMAS[commas]).map(splitAtAnd);
  const [last] = pieces.at(-1) ?? [];
  // "1 oz vermouth and 2 oz Black & White" is taken apart already.
  if (isAndLast && last !== undefined && pieces.at(-1)?.length === 1)
    pieces.splice(-1, 1, splitAtLastAnd(last));
  return pieces.flat();
}

/** "Lemon juice and salt" at the end of a list whose column always ends so. */
function splitAtLastAnd(piece: string): string[] {
  const [, before, after] = /^(.*\S),?\s+(?:and|&|und|et|y|e|i|и)\s+(\S.*)$/iu.exec(piece) ?? [];
  return before !== undefined && after !== undefined ? [before, after] : [piece];
}

const AND =
  /\s+(?:and|&|und|et|y|e|i|и)\s+(?=\d+(?:[\s./]\d+)*\s*(?:ml|cl|oz|dash|drop|tsp|bsp|part)|\d+(?:[\s./]\d+)*\s\p{L}|[½¼¾])/giu;

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
