import type { ImportDoubtName } from '#openapi/generated/model.ts';
import type { ColumnUse } from '../columns/column-use.ts';
import { isBareAmount, isCounted, isNumber, volumeNamed, withoutAmount } from '../cells/amounts.ts';
import { isAlwaysCounted, joinAmount, joinUnit } from '../cells/ingredients.ts';
import { amountFromDate } from '../cells/amount-from-date.ts';
import { linesOf, withoutMarks } from '#openapi/ingredients/lines/list-marks.ts';
import { tidyText } from '../cells/plain-text.ts';
import { readAllEntries } from '../cells/list-cell.ts';
import { type ReadEntries, concatEntries, splitIngredients, withoutDoubts } from './split-ingredients.ts';
import { isNothing, readTick } from '../cells/value-words.ts';

/** Matches the dots of "Gin ....... 2 oz", as on a printed menu. */
export const DOT_LEADERS = /(?<![.…·]\s?)\s?(?:…|[.·]\s?[.·…])(?:\s?[.·…])*\s?(?<!\s\.)(?=\.?\d)/g;
/** Matches "50%" and "?", which are not amounts, even in a column of amounts. */
const NO_AMOUNT = /^(?:[\d.,]+\s*%|\?+)$/;

/** Makes the ingredient lines of a row of plain texts, from all columns that have ingredients or amounts. */
export function ingredientLines(cells: readonly string[], uses: readonly ColumnUse[]): ReadEntries {
  const values = uses.filter(({ role }) => role === 'value').sort((a, b) => a.number - b.number);
  const beside = (role: ColumnUse['role'], number: number): ColumnUse | undefined =>
    uses.find((use) => use.role === role && use.number === number);
  const textAt = (use: ColumnUse | undefined): string => {
    const text = use ? (cells[use.index] ?? '').trim() : '';
    return isNothing(text) ? '' : text;
  };
  const listed = values.map((use) => {
    const name = textAt(use);
    const amount = beside('amount', use.number);
    const unit = beside('unit', use.number);
    if (!amount && !unit) {
      // A numbered column holds one ingredient, so a comma in it does not separate.
      const split = use.number > 0 ? withoutDoubts(withoutMarks(linesOf(name))) : splitIngredients(name);
      return { ...split, entries: split.entries.map((line) => withUnit(line, use.unit)) };
    }
    const unitOfColumn = textAt(amount) === '' ? '' : (amount?.unit ?? '');
    return besideLines(name, textAt(amount), textAt(unit) || unitOfColumn);
  });
  const ofIngredientColumns = uses
    .filter(({ role }) => role === 'ingredientColumn')
    .map((use) => lineOfIngredientColumn(textAt(use), use));
  const { entries, doubts } = concatEntries([...listed, ...ofIngredientColumns]);
  return { entries: entries.map((line) => tidyText(line.replace(DOT_LEADERS, ' '))), doubts };
}

/** Adds the unit of "Ingredients (ml)" to "60 gin", but not to "8 mint leaves". */
function withUnit(line: string, unit: string): string {
  const name = withoutAmount(line);
  return unit === '' || name === line || !isCounted(line) || isAlwaysCounted(name)
    ? line
    : `${joinUnit(line.slice(0, -name.length).trim(), unit)} ${name}`;
}

function lineOfIngredientColumn(cell: string, { unit, ingredient = '' }: ColumnUse): ReadEntries {
  const tick = readTick(cell);
  if (cell === '' || tick === false) return withoutDoubts([]);
  return tick ? withoutDoubts([ingredient]) : lineWithAmount(cell, unit, ingredient);
}

/** Joins names and amounts from two cells. Several lines in each belong together in their order. */
function besideLines(name: string, amount: string, unit: string): ReadEntries {
  const names = readAllEntries(name) ?? withoutMarks(linesOf(name));
  const amounts = readAllEntries(amount) ?? linesOf(amount);
  const units = readAllEntries(unit) ?? linesOf(unit);
  if (names.length === 0) {
    const entries = amounts.map((text) => joinUnit(text, units[0] ?? ''));
    return { entries, doubts: amounts.some(isBareAmount) ? ['bareAmount'] : [] };
  }
  if (names.length === 1 && amounts.length < 2)
    return lineWithAmount(amounts[0] ?? '', units[0] ?? '', tidyText(names[0] ?? ''));
  if (amounts.length > 0 && amounts.length !== names.length)
    return { entries: names.filter(Boolean), doubts: ['amountsApart'] };
  const measured = names.map((ingredient, index) => {
    const lineAmount = amounts[index] ?? '';
    const lineUnit = (units.length > 1 ? units[index] : units[0]) ?? '';
    if (ingredient === '' && lineAmount === '') return withoutDoubts([]);
    return lineWithAmount(isNothing(lineAmount) ? '' : lineAmount, lineUnit, ingredient);
  });
  return concatEntries(measured);
}

function lineWithAmount(amount: string, unit: string, name: string): ReadEntries {
  const { text, date } = amountFromDate(amount, `${unit} ${name}`);
  const doubts: ImportDoubtName[] = [];
  if (NO_AMOUNT.test(amount) || readTick(amount) !== null) doubts.push('noUnits');
  if (date !== 'none') doubts.push(date === 'restored' ? 'dateAmount' : 'unknownDate');
  const arePieces = isNumber(text) && volumeNamed(unit) !== '' && isAlwaysCounted(name);
  return { entries: [joinAmount(joinUnit(tidyText(text), arePieces ? '' : unit), name)], doubts };
}
