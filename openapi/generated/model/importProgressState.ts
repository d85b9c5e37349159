/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The file is read, then each row is decided, then all of them are stored together.
 */
export type ImportProgressState = typeof ImportProgressState[keyof typeof ImportProgressState];


export const ImportProgressState = {
  unknown: 'unknown',
  reading: 'reading',
  deciding: 'deciding',
  storing: 'storing',
} as const;
