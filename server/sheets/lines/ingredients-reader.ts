import { typicalAbv } from '#openapi/ingredients/alcohol-table.ts';
import { countEntries, isRatio } from '../columns/cell-evidence.ts';
import type { ColumnUse } from '../columns/weighed-column.ts';
import { amountOf, isIn } from '../columns/ingredient-matrix.ts';
import { areMost } from '../shares.ts';
import { isGarnish, isLiquid, isWholeGarnish } from '../words/ingredient-words.ts';
import type { FieldReader, RowRemarks } from '../sheet-fields.ts';
import { isNothing } from './foreign-text.ts';
import { holdsOtherAmount, joinMeasure, joinUnit, partsOf } from './join-measure.ts';
import {
  amountFirst,
  isBareAmount,
  isCounted,
  isNumber,
  restoreAmount,
  withoutAmount,
} from './line-amounts.ts';
import { COLON, HAS_STRONGER, listHabit } from './list-habit.ts';
import { linePaired, readPlaces } from './read-entries.ts';
import { splitIngredients } from './split-ingredients.ts';

/**
 * Reads ingredient lines from whatever columns a foreign sheet has for them: lists, lists with their amounts in a parallel column,
 * and numbered columns with amounts and units. `column` gives all cells of a position, to judge its commas by.
 */
export function ingredientsReader(
  uses: readonly ColumnUse[],
  column: (index: number) => string[],
): FieldReader {
  const parallel = uses.filter(({ number, part }) => number === 0 && part !== 'entry');
  // Names without amounts do not show what separates them; the amounts beside them may.
  const areAmountsListed = parallel.some(({ index }) =>
    column(index).some((cell) => !HAS_STRONGER.test(cell) && countEntries(cell) > 1),
  );
  const separatorBeside = parallel.map(({ index }) => listHabit(column(index), 1).separator).find(Boolean);
  const areRatios = parallel.some(({ index }) => areMost(column(index), isRatio));
  const listed = uses.filter(({ number, part }) => number === 0 && part === 'entry');
  const joint = listed.length > 1 ? listHabit(listed.flatMap(({ index }) => column(index))) : null;
  const lists = listed.map(({ index, unit }) => {
    const own = listHabit(column(index));
    // Lists that stand beside each other are written in one way.
    const habit = joint && own.commas === 'none' ? joint : own;
    const commas = habit.commas === 'none' && areAmountsListed ? 'all' : habit.commas;
    const separator = habit.separator ?? separatorBeside ?? (areRatios ? COLON : undefined);
    return { index, unit, habit: { ...habit, commas, ...(separator && { separator }) } };
  });
  const numbers = [...new Set(uses.map(({ number }) => number))].filter((number) => number > 0);
  const numbered = numbers.map((number) => uses.filter((use) => use.number === number));
  const firstNumbered = Math.min(...numbered.flat().map(({ index }) => index));
  const before = lists.filter(({ index }) => parallel.length > 0 || index < firstNumbered);
  const behind = lists.filter((list) => !before.includes(list));
  return (cells, remarks) => {
    const namesOf = ({ index, unit, habit }: (typeof lists)[number]): string[] => {
      const lines = splitIngredients(cells[index] ?? '', habit, remarks.doubts);
      return unit ? lines.map((line) => withUnitOfList(line, unit, remarks)) : lines;
    };
    const entries = before.flatMap(namesOf);
    const lines = parallel.length === 0 ? entries : withParallelAmounts(entries, parallel, cells, remarks);
    const cellOf = ({ index }: ColumnUse): string => linePaired(cells[index] ?? '');
    const further = numbered.map((parts) => joinLine(parts, cellOf, ingredientOf(parts, cellOf), remarks));
    lines.push(...further.filter((line) => line !== ''));
    lines.push(...behind.flatMap(namesOf));
    return lines.map((line) => restored(line, remarks));
  };
}

/** The ingredient of a line: what its cells say, or what its column is called after where there is something in it. */
function ingredientOf(uses: readonly ColumnUse[], textOf: (use: ColumnUse) => string): string {
  const [only] = uses;
  if (only?.ingredient !== undefined) return isIn(textOf(only)) ? only.ingredient : '';
  const entries = uses.filter(({ part }) => part === 'entry').map(textOf);
  return amountFirst(entries.join(' ').trim());
}

/** One line from its amount, its unit and its ingredient. */
function joinLine(
  uses: readonly ColumnUse[],
  textOf: (use: ColumnUse) => string,
  ingredient: string,
  remarks: RowRemarks,
): string {
  const told = (part: ColumnUse['part']): string =>
    uses
      .filter((use) => use.part === part)
      .map((use) => {
        const amount = restored(amountOf(textOf(use)).trim(), remarks);
        // A bare number takes the unit that its column's name gives.
        if (!use.unit || !isNumber(amount)) return amount;
        if (!isCount(ingredient, amount, use.unit)) return joinUnit(amount, use.unit);
        // "8 Minzblätter", but perhaps 8 ml of orgeat.
        if (!PIECES.test(ingredient) && !isWholeGarnish(ingredient)) remarks.doubts.push('noUnits');
        return amount;
      })
      .join(' ');
  const measure = joinUnit(told('amount'), told('unit'));
  if (holdsOtherAmount(measure, ingredient)) remarks.doubts.push('amountsDiffer');
  return joinMeasure(measure, ingredient);
}

/** A plural, but not "citrus" and "cassis". */
const PIECES = /\b(?:egg|cube|stick)s?\b|\p{L}{2}(?![isu])\p{L}s(?=$|\s*[,(])/iu;
const MOST_PIECES = 12;

/** True for what may be counted and not poured, in any language: "8 Minzblätter", but no gin and no syrup. */
function arePieces(name: string, count: number): boolean {
  const isPoured = (typicalAbv(name) ?? 0) > 0 || isLiquid(name);
  return !isPoured && (PIECES.test(name) || count <= MOST_PIECES);
}

/** True for a number that is none of its column's unit: nobody measures 8 ml of mint leaves, or an ounce of a lemon slice. */
function isCount(name: string, amount: string, unit: string): boolean {
  const count = Number(amount);
  if (!Number.isInteger(count)) return false;
  return /^ml$/i.test(unit) ? count % 5 > 0 && arePieces(name, count) : count < 2 && isWholeGarnish(name);
}

/** A line of a list whose column's name gives the unit: "60 bourbon" below "Spec (ml)". What may be counted stays so, and is doubted. */
function withUnitOfList(line: string, unit: string, { doubts }: RowRemarks): string {
  const name = withoutAmount(line);
  if (!isCounted(line) || isGarnish(name)) return line;
  const count = Number(/(?<![\d.,/])\d+(?![\d.,/])/.exec(line)?.[0] ?? Infinity);
  const areCounted = arePieces(name, count);
  const isFew = count < (/^ml$/i.test(unit) ? 5 : 2);
  if ((areCounted && !PIECES.test(name)) || (!areCounted && isFew)) doubts.push('noUnits');
  if (areCounted) return line;
  return name === line ? `${line} ${unit}` : `${line.slice(0, -name.length).trim()} ${unit} ${name}`;
}

function restored(text: string, { doubts }: RowRemarks): string {
  const { text: read, date } = restoreAmount(text);
  if (date === 'fraction') doubts.push('dateAmount');
  else if (date === 'unknown') doubts.push('unknownDate');
  return read;
}

/** Joins each ingredient with its amount and unit when there are as many of them; else the amounts are left out and doubted. */
function withParallelAmounts(
  entries: string[],
  parallel: readonly ColumnUse[],
  cells: readonly string[],
  remarks: RowRemarks,
): string[] {
  const columns = parallel.map((use) => ({ use, texts: placesOf(cells[use.index] ?? '', entries.length) }));
  const told = columns.filter(({ texts }) => texts.some((text) => !isNothing(text)));
  if (told.length === 0) return [...entries];
  if (told.some(({ texts }) => texts.length !== entries.length)) {
    remarks.doubts.push('amountsApart');
    return [...entries];
  }
  const uses = told.map(({ use }) => use);
  return entries.map((entry, at) => {
    const textOf = (use: ColumnUse): string => told[uses.indexOf(use)]?.texts[at] ?? '';
    return joinLine(uses, textOf, entry, remarks);
  });
}

const SEPARATORS = [/\r\n|\r|\n/, /[;；]/, /\|/, /、|，/, /,(?!\d)/, /,/, /\s\/\s/];

/** The amounts of a cell in their places, '' where there is none; separated by whatever gives `count` of them. */
function placesOf(cell: string, count: number): string[] {
  const text = cell.trim();
  if (text === '') return [];
  const literal = readPlaces(text);
  if (literal) return trimmedTo(literal, count);
  if (isRatio(text)) return partsOf(text);
  const readings = SEPARATORS.map((separator) => trimmedTo(cell.split(separator), count));
  return readings.find(({ length }) => length === count) ?? [text];
}

/** Without places at the end that hold nothing and belong to nothing. */
function trimmedTo(places: readonly string[], count: number): string[] {
  const texts = places.map((place) => place.trim().replace(/^[-–•*]\s+/, ''));
  while (texts.length > count && isNothing(texts.at(-1) ?? '')) texts.pop();
  return texts;
}

const LONGEST_ENTRY_CHARACTERS = 70;

/** True when a cell holds one ingredient, not a list of them and no prose. */
export function isSingleEntry(cell: string): boolean {
  return cell.trim().length <= LONGEST_ENTRY_CHARACTERS && isNoList(cell);
}

/** The same, however long it is. */
export function isNoList(cell: string): boolean {
  const text = cell.trim();
  return (
    !/[\r\n;|、，]|\s[+/·]\s+\d/.test(text) &&
    !/^[[{]/.test(text) &&
    text.split(/,\s*(?=\d)/).length < 2 &&
    !isBareAmount(text)
  );
}
