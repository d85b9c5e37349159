import { guardFormula } from '#openapi/formula-guard.ts';
import type { ExportOnlyColumn, ExportOnlyFields } from '../cells/export-only-columns.ts';
import { writeListCell } from '../cells/list-cell.ts';
import {
  SHEET_FIELDS,
  type ListField,
  type OptionalText,
  type RequiredText,
  type SheetField,
} from '../cells/sheet-fields.ts';
import { SheetError } from '../read/sheet-error.ts';
import EXAMPLE from './example-cocktail.json' with { type: 'json' };

/** An exported cocktail has names instead of ids for everything that it refers to. */
export type ExportedCocktail = Record<'id' | RequiredText, string> &
  Record<ListField, string[]> &
  Record<OptionalText, string | null> & { featured: boolean } & ExportOnlyFields & {
    /** JSON, which `itemIdsWriter` writes. */
    itemIds?: string;
  };

export function exportHeader(columns: readonly ExportOnlyColumn[]): readonly string[] {
  return [...SHEET_FIELDS, ...columns];
}

/** Makes the texts of one row for both kinds of sheet. No spreadsheet runs them as formulas. */
export function exportRow(cocktail: ExportedCocktail, columns: readonly ExportOnlyColumn[] = []): string[] {
  const texts = SHEET_FIELDS.map((field) => textOfValue(cocktail[field]));
  const exportOnly = columns.map((column) => [cocktail[column] ?? ''].flat().join('\n'));
  return [...texts, ...exportOnly].map(guardFormula);
}

function textOfValue(value: ExportedCocktail[SheetField]): string {
  if (Array.isArray(value)) return writeListCell(value);
  return value === null ? '' : String(value);
}

const MAX_EXCEL_CELL_CHARACTERS = 32_767;

/**
 * Returns the rows of a workbook, the names of the columns first.
 * @throws SheetError when a text is longer than an Excel cell may be; the CSV has no such limit
 */
export function workbookRows(
  cocktails: Iterable<ExportedCocktail>,
  columns: readonly ExportOnlyColumn[] = [],
): (readonly string[])[] {
  const rows = Array.from(cocktails, (cocktail) => {
    const texts = exportRow(cocktail, columns);
    if (texts.every((text) => text.length <= MAX_EXCEL_CELL_CHARACTERS)) return texts;
    throw new SheetError(
      `'${cocktail.name}' has a list longer than an Excel cell can hold. Export the cocktails as CSV.`,
    );
  });
  return [exportHeader(columns), ...rows];
}

/** The row of the template. Every column is filled but the id, so that importing it creates a recipe. */
export const EXAMPLE_COCKTAIL: ExportedCocktail = EXAMPLE;
