/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { LayoutChoice } from './layoutChoice.ts';

/**
 * What of the file was read.
 */
export interface SheetSource {
  /**
     * Null for a text file, `*` for several taken together.
     * @nullable
     */
  worksheet: string | null;
  /**
     * The worksheets of the workbook, up to 500.
     * @maxItems 500
     * @items.maxLength 200
     */
  worksheets: string[];
  /**
     * Encoding of a text file.
     * @nullable
     */
  encoding: string | null;
  /**
     * Row that names the columns; 0 when there is none, and columns are called by their letters.
     * @minimum 0
     */
  headerRow: number;
  /** How the recipes were taken to stand in it, as in `SheetLayout`; more may come. */
  layout: string;
  /**
     * The layouts in which the sheet can be read, for `layout` of the request.
     * @maxItems 20
     */
  layouts: LayoutChoice[];
}
