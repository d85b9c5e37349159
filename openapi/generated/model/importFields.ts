/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ExistingChoice } from './existingChoice.ts';
import type { ImportFieldsDefaults } from './importFieldsDefaults.ts';
import type { ImportFieldsExistingRows } from './importFieldsExistingRows.ts';
import type { ImportFieldsMapping } from './importFieldsMapping.ts';
import type { ImportFieldsPictures } from './importFieldsPictures.ts';
import type { ImportFieldsSameItems } from './importFieldsSameItems.ts';
import type { SheetEncoding } from './sheetEncoding.ts';
import type { SheetLayout } from './sheetLayout.ts';

/**
 * A sheet and how to read it.
 */
export interface ImportFields {
  /** A .csv, .xlsx, .xls or .ods file. */
  file: Blob;
  /** Column of the sheet to field of a cocktail; an empty field leaves the column out. */
  mapping?: ImportFieldsMapping;
  /** Field to the value for rows that have none. */
  defaults?: ImportFieldsDefaults;
  /**
     * Name of the worksheet of a workbook; `*` for all that have the columns of the one that is chosen without it, or that hold a card with one recipe each.
     * @maxLength 200
     * @nullable
     */
  worksheet?: string | null;
  /** Encoding of a text file; guessed without it. */
  encoding?: SheetEncoding | null;
  /**
     * Row that names the columns, 0 when there is none; found without it. The sheet is then a table.
     * @minimum 0
     * @nullable
     */
  headerRow?: number | null;
  /** How the recipes stand in the sheet, one of the `layouts` of a preview; found without it. */
  layout?: SheetLayout | null;
  /** By resource, a name in the sheet to the name that is taken instead, such as one of the `sameItems` of a preview. */
  sameItems?: ImportFieldsSameItems;
  /** Name of a picture file, as in `pictures` of a preview, to the address that `createImage` gave for it. */
  pictures?: ImportFieldsPictures;
  existing?: ExistingChoice;
  /** Number of a row, as in `existing` of a preview, to the choice for its recipe alone. */
  existingRows?: ImportFieldsExistingRows;
  /** Recipes that the import creates are drafts, whatever the sheet says. A category that it creates is one too, unless a recipe names it that is none. What exists keeps its status. */
  asDrafts?: boolean;
}
