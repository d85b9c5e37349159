import { hasSeveralAmounts, hasUnit, isBareAmount, isAmountLine, isNumber } from '../cells/amounts.ts';
import { amountFromDate } from '../cells/amount-from-date.ts';
import { linesOf } from '#openapi/ingredients/lines/list-marks.ts';
import { isGlass, isNothing, isTechnique, readTick } from '../cells/value-words.ts';

/** The first rows of a sheet decide what a column holds. */
export const SAMPLED_ROWS = 200;
const MOST = 0.6;
/** Names differ in at least this fraction of the rows. */
const MIN_DIFFERENT = 0.9;
const MAX_NAME_LIKE_CHARACTERS = 60;
const LONG_CHARACTERS = 25;

/** Finds dates such as "March 3, 2024 10:12 PM", which have numbers and no amount. */
const isDate = (cell: string): boolean => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(cell) && !hasUnit(cell);

function hasAmountLines(cell: string): boolean {
  const lines = linesOf(cell);
  const pieces = lines.flatMap((line) => line.split(/[;,|]/)).filter((piece) => isAmountLine(piece.trim()));
  return hasSeveralAmounts(cell) || (!isDate(cell) && pieces.length > lines.length / 2);
}

/** How the cells of a column look. */
export type ColumnLooks = Readonly<ReturnType<typeof looksOf>>;

export function looksOf(cells: readonly string[]) {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => !isNothing(cell));
  const mostFit = (fits: (cell: string) => boolean): boolean =>
    filled.length > 0 && filled.filter(fits).length >= filled.length * MOST;
  const allFit = (fits: (cell: string) => boolean): boolean => filled.length > 0 && filled.every(fits);
  const different = new Set(filled.map((cell) => cell.toLowerCase())).size;
  const areShort = mostFit((cell) => cell.length <= MAX_NAME_LIKE_CHARACTERS && !/[.!]\s|\n/.test(cell));
  const areAmounts =
    allFit((cell) => isBareAmount(cell) || readTick(cell) !== null) && filled.some(isBareAmount);
  const haveWords = mostFit((cell) => /\p{L}{2}/u.test(cell));
  // Each fact is true or false; none is weighed.
  return {
    filled,
    areAmounts,
    areAmountLines: mostFit(hasAmountLines),
    areNumbers: allFit(isNumber),
    /** At least one cell holds a digit or a fraction. */
    haveNumbers: filled.some((cell) => /\p{N}/u.test(cell)),
    haveUnits: mostFit(hasUnit),
    /** Each cell names an ingredient with its amount. */
    areIngredients: allFit((cell) =>
      linesOf(cell).some((line) => isAmountLine(line) && amountFromDate(line).date === 'none'),
    ),
    areSentences: mostFit((cell) => /[.!。]$/.test(cell) && cell.split(/\s+/).length > 2),
    areUrls: mostFit((cell) => /^https?:\/\/\S+$/.test(cell)),
    areTechniques: allFit((cell) => isTechnique(cell) && !/[.!]$/.test(cell)),
    areGlasses: mostFit(isGlass),
    areTicks: allFit((cell) => readTick(cell) !== null),
    /** The cells are short texts that differ in nearly all rows, as names do. */
    areNames: areShort && !areAmounts && haveWords && different >= filled.length * MIN_DIFFERENT,
    /** The cells are short texts that occur in several rows, as categories do. */
    areRepeated: areShort && !areAmounts && haveWords && filled.length > 3 && different <= filled.length / 2,
    /** The cells are long enough to hold ingredients or steps. */
    areLong: mostFit((cell) => cell.length >= LONG_CHARACTERS) || filled.some(hasSeveralAmounts),
  };
}
