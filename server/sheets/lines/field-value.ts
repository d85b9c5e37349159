import type { ImportDoubtName } from '#openapi/generated/model/index.ts';

export type FieldValue = string | string[] | boolean | null;

/** What a row says besides its fields. */
export interface RowRemarks {
  /** Steps that stood in another column. */
  steps: string[];
  /** Doubts that only the cells show. */
  doubts: ImportDoubtName[];
}

/** Reads one field from a row's cells and notes what is remarkable. */
export type FieldReader = (cells: readonly string[], remarks: RowRemarks) => FieldValue;
