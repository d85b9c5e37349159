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
}
