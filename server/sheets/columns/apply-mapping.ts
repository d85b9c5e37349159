import { SheetError } from '../read/sheet-error.ts';
import { isListField, isSheetField, type SheetField } from '../cells/sheet-fields.ts';
import {
  replacedBy,
  withChanged,
  withUse,
  type AssignedColumn,
  type Columns,
  type ColumnUse,
} from './column-use.ts';
import { readColumnName, splitUnit } from '../cells/read-column-name.ts';
import { asIngredientColumn } from './ingredient-columns.ts';

/** The field for each name of a column. */
export type MappedFields = ReadonlyMap<string, string>;

/**
 * Gives mapped columns their fields. Other columns that have such a field are left out.
 * @throws SheetError when the mapping names a field that does not exist
 */
export function applyMapping(columns: Columns, fields: MappedFields, unit: string): Columns {
  const named = columns.filter(({ name }) => fields.has(name));
  const mapped = named.map((column) => mappedColumn(column, fields.get(column.name) ?? '', unit));
  const replaced = columns.flatMap((column) => {
    const other = fields.has(column.name) ? undefined : mapped.find(({ use }) => takesField(use, column));
    return other ? [replacedBy(column, other.name)] : [];
  });
  return withChanged(columns, [...mapped, ...replaced]);
}

function mappedColumn(column: AssignedColumn, field: string, titleUnit: string): AssignedColumn {
  if (field === '' || field === 'ignore') return withUse(column, null, 'Left out by hand');
  if (field !== 'amount' && field !== 'unit' && !isSheetField(field))
    throw new SheetError(
      `The mapping gives column '${column.name}' to '${field}', which is no field of a cocktail.`,
    );
  const use = mappedUse(column, field);
  if (use.role === 'ingredientColumn') return asIngredientColumn(column, titleUnit);
  return withUse(column, use, 'Chosen by hand');
}

/** Tells whether a mapped use takes the field of another column. A list may have several columns. */
function takesField(mapped: ColumnUse | null, { use, isGuess }: AssignedColumn): boolean {
  if (!mapped || use?.field !== mapped.field) return false;
  return !isListField(mapped.field) || (mapped.role === 'value' && isGuess);
}

/** An unknown column of amounts that is mapped to ingredients is named after its ingredient. */
function mappedUse({ index, name, looks }: AssignedColumn, field: SheetField | 'amount' | 'unit'): ColumnUse {
  const named = readColumnName(name);
  const use = { index, number: named?.number ?? 0, unit: splitUnit(name).unit, isMapped: true } as const;
  if (field === 'amount' || field === 'unit') return { ...use, field: 'ingredients', role: field };
  if (field !== 'ingredients' || !looks.areAmounts) return { ...use, field, role: 'value' };
  return { ...use, field, role: named ? 'amount' : 'ingredientColumn' };
}
