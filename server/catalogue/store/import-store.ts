import type { ImportState, ImportSummary, Problem, ReportedRow } from '#openapi/generated/model.ts';

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
  revision: number | null;
  outcome: { message: string; results: ImportSummary } | null;
  problem: Problem | null;
}

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

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_IMPORTS = 200;
const MAX_AGE_MS = 30 * DAY_MS;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

export const UNENDED_STATES: ImportState[] = ['queued', 'reading', 'deciding', 'storing'];

export function isEnded({ state }: { state: ImportState }): boolean {
  return !UNENDED_STATES.includes(state);
}

interface StoredImport {
  number: number;
  state: ImportState;
  startedAt: string;
  reportBytes: number;
}

/** Which imports are too old or too many, or have too large reports together; `imports` are newest first. */
export function expiredImports(imports: readonly StoredImport[], now: string): number[] {
  const oldest = new Date(Date.parse(now) - MAX_AGE_MS).toISOString();
  let reportBytes = 0;
  return imports
    .filter((one, at) => {
      reportBytes += one.reportBytes;
      const isBeyond = at >= MAX_IMPORTS || reportBytes > MAX_REPORT_BYTES || one.startedAt < oldest;
      return isBeyond && isEnded(one);
    })
    .map(({ number }) => number);
}
