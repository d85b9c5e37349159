import type { ImportState } from '#openapi/generated/model/index.ts';

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
  /** A running time. */
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
