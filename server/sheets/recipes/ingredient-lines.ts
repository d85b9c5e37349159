import type { ImportDoubtName } from '#openapi/generated/model.ts';
import type { ColumnUse } from '../columns/column-use.ts';
import {
  isBareAmount,
  isCounted,
  isCountedThing,
  isNumber,
  joinMeasure,
  joinUnit,
  restoreAmount,
  withoutAmount,
} from '../words/amounts.ts';
import { linesOf, withoutMarks } from '#openapi/ingredients/lines/list-marks.ts';
import { tidyText } from '../words/plain-text.ts';
import { readAllEntries } from '../words/printed-list.ts';
import { splitIngredients } from './split-ingredients.ts';
import { isNothing, readTick } from '../words/value-words.ts';

/** Matches the dots of "Gin ....... 2 oz", as a menu is set. */
export const LEADERS = /(?<![.…·]\s?)\s?(?:…|[.·]\s?[.·…])(?:\s?[.·…])*\s?(?<!\s\.)(?=\.?\d)/g;
/** "50%" and "?" are no amounts, even below the name of an amount, and ticks are none either. */
const NO_AMOUNT = /^(?:[\d.,]+\s*%|\?+)$/;

/**
 * Returns the ingredient lines of a row, from lists in a cell, numbered columns, columns of amounts, and
 * columns of single ingredients.
 * @param cells Plain texts.
 * @param doubts Gets what may be wrong with the lines.
 */
export function ingredientLines(
  cells: readonly string[],
  uses: readonly ColumnUse[],
  doubts: ImportDoubtName[],
): string[] {
  const values = uses.filter(({ part }) => part === 'value').sort((a, b) => a.number - b.number);
  const beside = (part: ColumnUse['part'], number: number): ColumnUse | undefined =>
    uses.find((use) => use.part === part && use.number === number);
  const textAt = (use: ColumnUse | undefined): string => {
    const text = use ? (cells[use.index] ?? '').trim() : '';
    return isNothing(text) ? '' : text;
  };
  const listed = values.flatMap((use) => {
    const name = textAt(use);
    const amount = beside('amount', use.number);
    const unit = beside('unit', use.number);
    if (!amount && !unit) {
      // A numbered column holds one line, and no list.
      const lines = use.number > 0 ? withoutMarks(linesOf(name)) : splitIngredients(name, doubts);
      return lines.map((line) => withUnit(line, use.unit));
    }
    return besideLines(
      name,
      textAt(amount),
      textAt(unit) || (textAt(amount) === '' ? '' : (amount?.unit ?? '')),
      doubts,
    );
  });
  const single = uses
    .filter(({ part }) => part === 'matrix')
    .flatMap((use) => matrixLine(textAt(use), use, doubts));
  return [...listed, ...single].map((line) => tidyText(line.replace(LEADERS, ' ')));
}

/** Adds the unit of "Ingredients (ml)" to "60 gin", but not to "8 mint leaves". */
function withUnit(line: string, unit: string): string {
  const name = withoutAmount(line);
  return unit === '' || name === line || !isCounted(line) || isCountedThing(name)
    ? line
    : `${joinUnit(line.slice(0, -name.length).trim(), unit)} ${name}`;
}

function matrixLine(cell: string, { unit, ingredient = '' }: ColumnUse, doubts: ImportDoubtName[]): string[] {
  const tick = readTick(cell);
  if (cell === '' || tick === false) return [];
  return [tick ? ingredient : measured(cell, unit, ingredient, doubts)];
}

/** Joins names and amounts from two cells. Several lines in each belong together in their order. */
function besideLines(name: string, amount: string, unit: string, doubts: ImportDoubtName[]): string[] {
  const names = readAllEntries(name) ?? withoutMarks(linesOf(name));
  const amounts = readAllEntries(amount) ?? linesOf(amount);
  const units = readAllEntries(unit) ?? linesOf(unit);
  if (names.length === 0) {
    if (amounts.some(isBareAmount)) doubts.push('bareAmount');
    return amounts.map((text) => joinUnit(text, units[0] ?? ''));
  }
  if (names.length === 1 && amounts.length < 2)
    return [measured(amounts[0] ?? '', units[0] ?? '', tidyText(names[0] ?? ''), doubts)];
  if (amounts.length > 0 && amounts.length !== names.length) {
    doubts.push('amountsApart');
    return names.filter(Boolean);
  }
  return names.flatMap((ingredient, index) => {
    const lineAmount = amounts[index] ?? '';
    const lineUnit = (units.length > 1 ? units[index] : units[0]) ?? '';
    if (ingredient === '' && lineAmount === '') return [];
    return [measured(isNothing(lineAmount) ? '' : lineAmount, lineUnit, ingredient, doubts)];
  });
}

function measured(amount: string, unit: string, name: string, doubts: ImportDoubtName[]): string {
  const { text, date } = restoreAmount(amount, `${unit} ${name}`);
  if (NO_AMOUNT.test(amount) || readTick(amount) !== null) doubts.push('noUnits');
  if (date !== 'none') doubts.push(date === 'restored' ? 'dateAmount' : 'unknownDate');
  const arePieces = isNumber(text) && isCountedThing(name) && /^(?:ml|cl|oz)$/i.test(unit);
  return joinMeasure(joinUnit(tidyText(text), arePieces ? '' : unit), name);
}
