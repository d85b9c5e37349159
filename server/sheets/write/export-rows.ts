import { guardFormula } from '#openapi/validation/formula-guard.ts';
import { SheetError } from '../read/sheet-error.ts';
import { furtherTexts, type FurtherColumn, type FurtherValues } from '../words/further-columns.ts';
import { writeListCell } from '../words/list-cell.ts';
import EXAMPLE from './example-cocktail.json' with { type: 'json' };
import {
  SHEET_FIELDS,
  type ListField,
  type OptionalText,
  type RequiredText,
  type SheetField,
} from '../words/sheet-fields.ts';

/** An exported cocktail has names instead of ids for everything that it refers to. */
export type ExportedCocktail = Record<'id' | RequiredText, string> &
  Record<ListField, string[]> &
  Record<OptionalText, string | null> & { featured: boolean } & FurtherValues;

/** Names the columns of an export. */
export function exportHeader(further: readonly FurtherColumn[]): readonly string[] {
  return [...SHEET_FIELDS, ...further];
}

const MAX_EXCEL_CELL_CHARACTERS = 32_767;

/**
 * Returns the rows of a workbook, the names of the columns first.
 * @throws SheetError when a text is longer than an Excel cell may be; the CSV has no such limit
 */
export function workbookRows(
  cocktails: Iterable<ExportedCocktail>,
  further: readonly FurtherColumn[] = [],
): (readonly string[])[] {
  const rows = Array.from(cocktails, (cocktail) => {
    const texts = exportRow(cocktail, further);
    if (texts.every((text) => text.length <= MAX_EXCEL_CELL_CHARACTERS)) return texts;
    throw new SheetError(
      `'${cocktail.name}' has a list longer than an Excel cell can hold. Export the cocktails as CSV.`,
    );
  });
  return [exportHeader(further), ...rows];
}

/** Returns the texts of one cocktail for both kinds of sheet. No spreadsheet runs them as formulas. */
export function exportRow(cocktail: ExportedCocktail, further: readonly FurtherColumn[] = []): string[] {
  const texts = SHEET_FIELDS.map((field) => guardFormula(textOfValue(cocktail[field])));
  return [...texts, ...furtherTexts(cocktail, further)];
}

function textOfValue(value: ExportedCocktail[SheetField]): string {
  if (Array.isArray(value)) return writeListCell(value);
  return value === null ? '' : String(value);
}

/** The row of the template. Every column is filled but the id, so that importing it creates a recipe. */
export const EXAMPLE_COCKTAIL: ExportedCocktail = EXAMPLE;
