import type { ImportState, ImportSummary, Problem, ReportedRow } from '#openapi/generated/model/index.ts';

export interface ImportRecord {
  number: number;
  state: ImportState;
  fileName: string;
  isDryRun: boolean;
  /** ISO times of the system's clock. */
  createdAt: string;
  endedAt: string | null;
  rows: number;
  total: number;
  /** Grows as long as the process that carries it out lives. */
  beats: number;
  /** Null when nothing was changed. */
  revision: number | null;
  outcome: { message: string; results: ImportSummary } | null;
  problem: Problem | null;
}

/** `startedAt` is a running time. */
export type NewImport = Omit<ImportRecord, 'number'> & { startedAt: string };

export type ImportChange = Partial<Omit<ImportRecord, 'number'>> & { report?: readonly ReportedRow[] };

/** Imports never wait for a writer of the catalogue, except for the end of one, which is part of its write. */
export interface ImportStore {
  /** Deletes imports that are too old or too many (`expiredImports`), and gives the number of the new one. */
  insert(record: NewImport): Promise<number>;
  find(number: number): Promise<ImportRecord | null>;
  /** The newest first, beginning with `upTo`. */
  list(page: { upTo?: number; limit: number }): Promise<readonly ImportRecord[]>;
  count(): Promise<number>;
  report(number: number): Promise<readonly ReportedRow[]>;
  /** False when the import is over, or is not there. */
  change(number: number, change: ImportChange): Promise<boolean>;
}

/** Thrown by the write of an import that was ended meanwhile, by any process. */
export class ImportOverError extends Error {}
