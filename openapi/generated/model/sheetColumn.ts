/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A column of the sheet and the field that it fills.
 */
export interface SheetColumn {
  /** What the sheet calls it. */
  column: string;
  /**
     * Field that it fills; null when it is left out.
     * @nullable
     */
  field: string | null;
  /** Its cells say what it is, not its name. */
  isGuess?: boolean;
  /** Why it fills that field, or none, in words. */
  reason?: string;
  /**
     * Field that it would fill if not that one; null when nothing speaks for another.
     * @nullable
     */
  runnerUp?: string | null;
  /**
     * Rows in which it says something.
     * @minimum 0
     */
  cells?: number;
}
