/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CreatedItem } from './createdItem.ts';
import type { ExistingRecipe } from './existingRecipe.ts';
import type { FailedRow } from './failedRow.ts';
import type { ImportCounts } from './importCounts.ts';
import type { ImportDoubt } from './importDoubt.ts';
import type { ImportedRecipe } from './importedRecipe.ts';
import type { ImportResultsMore } from './importResultsMore.ts';
import type { MissingField } from './missingField.ts';
import type { NamedPicture } from './namedPicture.ts';
import type { RowError } from './rowError.ts';
import type { RowNote } from './rowNote.ts';
import type { SameItems } from './sameItems.ts';
import type { SheetSource } from './sheetSource.ts';

/**
 * An import in numbers, and what a person should see of it.
 */
export type ImportResults = ImportCounts & {
  /**
     * Rows that name a recipe that exists and say something new, in the order of the sheet; as many as hold 2,000,000 characters together.
     * @maxItems 5000
     */
  existing: ExistingRecipe[];
  /**
     * Why rows were left out.
     * @maxItems 5000
     */
  errors: RowError[];
  /**
     * The rows left out as they stand in the sheet, in its order, so that they can be mended and imported again; as many as hold 2,000,000 characters together.
     * @maxItems 5000
     */
  failedRows?: FailedRow[];
  /** How many reasons and rows were left out of this answer, which has the first of them. */
  more?: ImportResultsMore;
  /**
     * What rows named and the catalogue lacked. An import creates no more than these; rows that name more are left out.
     * @maxItems 5000
     */
  createdItems: CreatedItem[];
  sheet: SheetSource;
  /**
     * The first recipes as they were read, those with doubts before the others.
     * @maxItems 10
     */
  recipes: ImportedRecipe[];
  /** Each kind of doubt once. */
  doubts: ImportDoubt[];
  /**
     * What was left out or changed although the row was taken, and what is no recipe; a row of 0 is the file as a whole.
     * @maxItems 500
     */
  notes: RowNote[];
  /** Required fields that recipes of the sheet lack; a default for each lets them in. */
  missing: MissingField[];
  /**
     * Names that differ in spelling only, such as `Coupe` and `Coupe glass`. They stay apart until `sameItems` of the request says otherwise.
     * @maxItems 200
     */
  sameItems: SameItems[];
  /**
     * Picture files that recipes name and that have no address yet. Send them with `createImage`, and name their addresses in `pictures` of the import.
     * @maxItems 2000
     */
  pictures: NamedPicture[];
};
