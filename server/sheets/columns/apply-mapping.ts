import { SheetError } from '../read/sheet-error.ts';
import { isListField, isSheetField, type SheetField } from '../words/sheet-fields.ts';
import type { ColumnLooks } from './column-looks.ts';
import { type ColumnUse, leftOut, type ReadColumn, replacedBy } from './column-use.ts';
import { readColumnName, splitUnit } from '../words/header-words.ts';
import { setMatrix } from './ingredient-matrix.ts';

/**
 * Gives the columns that the mapping names their fields, and returns these columns.
 * @throws SheetError 400 when the mapping names a field that does not exist
 */
export function applyMapping(
  columns: ReadColumn[],
  header: readonly string[],
  mapping: Readonly<Record<string, string>>,
  looks: readonly ColumnLooks[],
  titleUnit: string,
): ReadonlySet<number> {
  const told = new Map(Object.entries(mapping).map(([column, field]) => [column.trim(), field.trim()]));
  const mapped = new Set<number>();
  for (const [index, name] of header.entries()) {
    const field = told.get(name);
    if (field === undefined) continue;
    mapped.add(index);
    columns[index] = leftOut(name, 'Left out by hand');
    if (field === '' || field === 'ignore') continue;
    const isPart = field === 'amount' || field === 'unit';
    if (!isPart && !isSheetField(field))
      throw new SheetError(
        400,
        `The mapping gives column '${name}' to '${field}', which is no field of a cocktail.`,
      );
    columns[index] = {
      column: name,
      use: mappedUse(index, field, name, looks[index]),
      isGuess: false,
      reason: 'Chosen by hand',
    };
    if (field === 'ingredients' && columns[index].use?.part === 'matrix')
      setMatrix(columns, index, header, titleUnit);
  }
  for (const index of mapped) {
    const field = columns[index]?.use?.field;
    if (field === undefined || (isListField(field) && columns[index]?.use?.part !== 'value')) continue;
    for (const [at, column] of columns.entries())
      if (!mapped.has(at) && column.use?.field === field && (!isListField(field) || column.isGuess))
        columns[at] = replacedBy(header[index] ?? '', column.column);
  }
  return mapped;
}

/** Returns the use of a mapped column. Ingredients whose cells hold amounts alone are those of the ingredient in the column's name. */
function mappedUse(
  index: number,
  field: SheetField | 'amount' | 'unit',
  name: string,
  looks: ColumnLooks | undefined,
): ColumnUse {
  const named = readColumnName(name);
  const use = { index, number: named?.number ?? 0, unit: splitUnit(name).unit, isMapped: true } as const;
  if (field === 'amount' || field === 'unit') return { ...use, field: 'ingredients', part: field };
  if (field !== 'ingredients' || !looks?.areAmounts) return { ...use, field, part: 'value' };
  return { ...use, field, part: named ? 'amount' : 'matrix' };
}
