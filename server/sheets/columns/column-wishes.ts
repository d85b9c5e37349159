import { SheetError } from '../read/sheet-error.ts';
import { MOST } from '../shares.ts';
import { isListField, isSheetField, type SheetField } from '../sheet-fields.ts';
import { assignFields, type Decision, type Fixed } from './assign-fields.ts';
import { isAmountColumn, isRepeatedIn } from './cell-evidence.ts';
import { withoutUnit } from './column-units.ts';
import { columnUse, ingredientUse, type WeighedColumn, type WeighedUse } from './weighed-column.ts';

/**
 * The field that the request gives a column, null for one that is left out.
 * @throws SheetError 400 when it names a field that does not exist
 */
export function readMapping(mapping: Record<string, string>): Map<string, SheetField | null> {
  const wishes = Object.entries(mapping).map(([column, wish]): [string, SheetField | null] => {
    const field = wish === '' || wish === 'ignore' ? null : wish;
    if (field === null || isSheetField(field)) return [column.trim(), field];
    const message = `The mapping gives column '${column}' to '${wish}', which is no field of a cocktail.`;
    throw new SheetError(400, message);
  });
  return new Map(wishes);
}

/**
 * What was shown, with what was chosen by hand: a column keeps its field unless another one was given the same by hand. A list is read
 * from every column that it was given.
 */
export function withWishes(
  columns: readonly WeighedColumn[],
  shown: Decision,
  fixed: readonly Fixed[],
  hasHeader: boolean,
): Decision {
  const wished = inPairs(
    fixed.flatMap(({ index, field }): WeighedUse[] => {
      const column = columns.find((one) => one.index === index);
      return field && column ? [wishedUse(column, field, columns, fixed)] : [];
    }),
  );
  const isDisplaced = ({ field, column: { cells }, number }: WeighedUse): boolean => {
    const same = wished.filter((use) => use.field === field);
    if (same.length === 0) return false;
    if (field !== 'ingredients') return !isListField(field) || same.every((use) => use.number === 0);
    if (number > 0 && same.some((use) => use.number > 0)) return false;
    const lists = same.map(({ column }) => column.cells);
    return cells.length > 0 && isRepeatedIn(cells, lists) >= MOST;
  };
  const isFixed = ({ index }: WeighedUse): boolean => fixed.some((one) => one.index === index);
  const kept = shown.uses.filter((use) => !isFixed(use) && !isDisplaced(use));
  const again = assignFields(columns, fixed, hasHeader);
  const added = again.uses.filter(
    (use) =>
      !isFixed(use) &&
      [...kept, ...shown.uses].every(({ index }) => index !== use.index) &&
      [...kept, ...wished].every(
        ({ field }) => field !== use.field || (isListField(field) && use.number > 0),
      ),
  );
  return { ...again, uses: [...wished, ...kept, ...added] };
}

/** Several ingredients that were given by hand, each in a column of its own, take the amounts that stand beside them. */
function inPairs(uses: WeighedUse[]): WeighedUse[] {
  const lines = uses.filter(({ field, number }) => field === 'ingredients' && number === 0);
  const entries = lines.filter(({ part }) => part === 'entry').map(({ index }) => index);
  if (entries.length < 2 || entries.length === lines.length) return uses;
  const distance = (one: number, index: number): number => Math.abs((entries[one] ?? 0) - index);
  const nearest = (index: number): number =>
    [...entries.keys()].reduce((best, one) => (distance(one, index) < distance(best, index) ? one : best), 0);
  return uses.map((use) => (lines.includes(use) ? { ...use, number: nearest(use.index) + 1 } : use));
}

function wishedUse(
  column: WeighedColumn,
  field: SheetField,
  columns: readonly WeighedColumn[],
  fixed: readonly Fixed[],
): WeighedUse {
  const { index, header, told, numbered, cells } = column;
  const place = isListField(field) ? numbered : null;
  if (field !== 'ingredients')
    return { ...columnUse(column, field, place?.number), part: place?.part ?? 'entry' };
  const isEntry = (one: Fixed): boolean =>
    one.field === 'ingredients' &&
    one.index !== index &&
    !isAmountColumn(columns.find((other) => other.index === one.index)?.cells ?? []);
  const areAmounts = isAmountColumn(cells);
  const isAmounts = areAmounts && fixed.some(isEntry);
  // "coffee_g | water_ml": where no column holds ingredients, each is called after its own.
  if (areAmounts && !isAmounts && !told.part && columns.every((one) => one.told.field !== 'ingredients'))
    return { ...ingredientUse(column, 'amount', index + 1), ingredient: withoutUnit(header) };
  const part = place?.part ?? told.part ?? (isAmounts ? 'amount' : 'entry');
  return ingredientUse(column, part, place?.number);
}
