import { SheetError } from '../read/sheet-error.ts';
import { isListField, isSheetField, type SheetField } from '../words/sheet-fields.ts';
import { type ColumnUse, give, leaveOut, type AssignedColumn, replaceBy } from './column-use.ts';
import { readColumnName, splitUnit } from '../words/header-words.ts';
import { setIngredientColumn } from './ingredient-columns.ts';

/**
 * Gives the columns that the mapping names their fields, and returns these columns.
 * @throws SheetError when the mapping names a field that does not exist
 */
export function applyMapping(
  columns: readonly AssignedColumn[],
  mapping: Readonly<Record<string, string>>,
  titleUnit: string,
): ReadonlySet<AssignedColumn> {
  const fields = new Map(Object.entries(mapping).map(([column, field]) => [column.trim(), field.trim()]));
  const mapped = new Set(columns.filter(({ name }) => fields.has(name)));
  for (const column of mapped) {
    const field = fields.get(column.name) ?? '';
    leaveOut(column, 'Left out by hand');
    if (field === '' || field === 'ignore') continue;
    if (field !== 'amount' && field !== 'unit' && !isSheetField(field))
      throw new SheetError(
        `The mapping gives column '${column.name}' to '${field}', which is no field of a cocktail.`,
      );
    const use = mappedUse(column, field);
    if (use.part === 'ingredientColumn') setIngredientColumn(column, titleUnit);
    else give(column, use, 'Chosen by hand');
  }
  for (const { name, use } of mapped) {
    if (!use || (isListField(use.field) && use.part !== 'value')) continue;
    for (const other of columns)
      if (!mapped.has(other) && other.use?.field === use.field && (!isListField(use.field) || other.isGuess))
        replaceBy(other, name);
  }
  return mapped;
}

/** Returns the use of a mapped column. Amounts alone belong to the ingredient in the column's name. */
function mappedUse({ index, name, looks }: AssignedColumn, field: SheetField | 'amount' | 'unit'): ColumnUse {
  const named = readColumnName(name);
  const use = { index, number: named?.number ?? 0, unit: splitUnit(name).unit, isMapped: true } as const;
  if (field === 'amount' || field === 'unit') return { ...use, field: 'ingredients', part: field };
  if (field !== 'ingredients' || !looks.areAmounts) return { ...use, field, part: 'value' };
  return { ...use, field, part: named ? 'amount' : 'ingredientColumn' };
}
