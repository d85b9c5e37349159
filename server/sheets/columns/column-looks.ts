import { hasSeveralAmounts, hasUnit, isBareAmount, isAmountLine, isNumber } from '../cells/amounts.ts';
import { amountFromDate } from '../cells/amount-from-date.ts';
import { linesOf } from '#openapi/ingredients/lines/list-marks.ts';
import { isGlass, isNothing, isTechnique, readTick } from '../cells/value-words.ts';

/** How the cells of a column look. Each fact is true or false; none is weighed. */
export interface ColumnLooks {
  filled: readonly string[];
  areAmounts: boolean;
  areNumbers: boolean;
  /** At least one cell holds a digit or a fraction. */
  haveNumbers: boolean;
  haveUnits: boolean;
  areAmountLines: boolean;
  /** Each cell names an ingredient with its amount. */
  areIngredients: boolean;
  areSentences: boolean;
  areUrls: boolean;
  areTechniques: boolean;
  areGlasses: boolean;
  areTicks: boolean;
  /** The cells are short texts that differ in nearly all rows, as names do. */
  areNames: boolean;
  /** The cells are short texts that occur in several rows, as categories do. */
  areRepeated: boolean;
  /** The cells are long enough to hold ingredients or steps. */
  areLong: boolean;
}

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

export function looksOf(cells: readonly string[]): ColumnLooks {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => !isNothing(cell));
  const mostFit = (fits: (cell: string) => boolean): boolean =>
    filled.length > 0 && filled.filter(fits).length >= filled.length * MOST;
  const allFit = (fits: (cell: string) => boolean): boolean => filled.length > 0 && filled.every(fits);
  const different = new Set(filled.map((cell) => cell.toLowerCase())).size;
  const areShort = mostFit((cell) => cell.length <= MAX_NAME_LIKE_CHARACTERS && !/[.!]\s|\n/.test(cell));
  const areAmounts =
    allFit((cell) => isBareAmount(cell) || readTick(cell) !== null) && filled.some(isBareAmount);
  const haveWords = mostFit((cell) => /\p{L}{2}/u.test(cell));
  return {
    filled,
    areAmounts,
    areAmountLines: mostFit(hasAmountLines),
    areNumbers: allFit(isNumber),
    haveNumbers: filled.some((cell) => /\p{N}/u.test(cell)),
    haveUnits: mostFit(hasUnit),
    areIngredients: allFit((cell) =>
      linesOf(cell).some((line) => isAmountLine(line) && amountFromDate(line).date === 'none'),
    ),
    areSentences: mostFit((cell) => /[.!。]$/.test(cell) && cell.split(/\s+/).length > 2),
    areUrls: mostFit((cell) => /^https?:\/\/\S+$/.test(cell)),
    areTechniques: allFit((cell) => isTechnique(cell) && !/[.!]$/.test(cell)),
    areGlasses: mostFit(isGlass),
    areTicks: allFit((cell) => readTick(cell) !== null),
    areNames: areShort && !areAmounts && haveWords && different >= filled.length * MIN_DIFFERENT,
    areRepeated: areShort && !areAmounts && haveWords && filled.length > 3 && different <= filled.length / 2,
    areLong: mostFit((cell) => cell.length >= LONG_CHARACTERS) || filled.some(hasSeveralAmounts),
  };
}
