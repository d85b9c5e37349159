import { foreignReader, ownReader, readOwnValue, type FieldReader, type FieldValue } from './field-reader.ts';
import { unguardFormula } from './formula-guard.ts';
import type { SheetRow } from './raw-sheet.ts';
import type { RecognisedColumns } from './recognise-columns.ts';
import { SheetError } from './sheet-error.ts';
import {
  isSheetField,
  SHEET_FIELDS,
  type CocktailDraft,
  type SheetCocktail,
  type SheetField,
} from './sheet-fields.ts';

/**
 * Turns rows into cocktails, one after the other.
 *
 * Sheets with our own column names are taken as they are (`readListCell` for lists). With `id` among the
 * columns it is an export and every word counts; without it, `NA` and its like mean empty. A foreign sheet is
 * read the way people write: comma lists, measures in columns of their own, instructions in one block.
 * A column that is there gives its field, also when the cell is empty ('' where a text is required, else
 * null, [] or false); a column that is not there gives none. `defaults` (field → value, a list as in a cell)
 * fill what a row leaves empty.
 * @throws SheetError 400 when a default is for a field that does not exist
 */
export function* rowsToDrafts(
  rows: SheetRow[],
  recognised: RecognisedColumns,
  defaults: Record<string, string> = {},
): Generator<CocktailDraft> {
  const readers = planReaders(rows, recognised);
  const fallbacks = readDefaults(defaults);
  for (const { rowNumber, cells } of rows) {
    const texts = cells.map(unguardFormula);
    const steps: string[] = [];
    const fields: SheetCocktail = {};
    for (const [field, read] of readers) setField(fields, field, read(texts, steps));
    placeSteps(fields, steps);
    yield { rowNumber, fields, defaulted: fillEmpty(fields, fallbacks) };
  }
}

function planReaders(
  rows: SheetRow[],
  { uses, foreign, exact }: RecognisedColumns,
): [SheetField, FieldReader][] {
  const column = (index: number) => rows.map(({ cells }) => unguardFormula(cells[index] ?? ''));
  return SHEET_FIELDS.flatMap((field): [SheetField, FieldReader][] => {
    const own = uses.filter((use) => use.field === field);
    if (own.length === 0) return [];
    return [[field, foreign ? foreignReader(field, own, column) : ownReader(field, own, exact)]];
  });
}

/** A garnish cell that says how to do something is a step, or at least a garnish where there are no steps. */
function placeSteps(fields: SheetCocktail, steps: string[]): void {
  if (steps.length === 0) return;
  if (fields.instructions) fields.instructions.push(...steps);
  else fields.garnish?.push(...steps);
}

function readDefaults(defaults: Record<string, string>): [SheetField, string][] {
  return Object.entries(defaults)
    .filter(([, text]) => text.trim() !== '')
    .map(([field, text]) => {
      if (isSheetField(field)) return [field, text];
      throw new SheetError(400, `The defaults name '${field}', which is no field of a cocktail.`);
    });
}

function fillEmpty(fields: SheetCocktail, fallbacks: [SheetField, string][]): SheetField[] {
  const filled = fallbacks.filter(([field]) => isEmpty(fields[field]));
  for (const [field, text] of filled) setField(fields, field, readOwnValue(field, text));
  return filled.map(([field]) => field);
}

function isEmpty(value: FieldValue | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function setField(fields: SheetCocktail, field: SheetField, value: FieldValue): void {
  (fields as Record<SheetField, FieldValue>)[field] = value;
}
