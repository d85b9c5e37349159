/**
 * Generated from openapi.yaml. Do not edit.
 */

export interface SheetColumn {
  column: string;
  /**
     * Field that it fills; null when it is left out.
     * @nullable
     */
  field: string | null;
  /** Its cells say what it is, not its name. */
  isGuess?: boolean;
}
