/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Where an import is. It waits for its beginning, its sheet is read, each row is decided, and all of them are stored together. The last three are for good.
 */
export type ImportState = typeof ImportState[keyof typeof ImportState];


export const ImportState = {
  queued: 'queued',
  reading: 'reading',
  deciding: 'deciding',
  storing: 'storing',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
