/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Where a bottle stands on a shelf, by its name. More may come; a client lets pass what it does not know.
 */
export type BottleKind = typeof BottleKind[keyof typeof BottleKind];


export const BottleKind = {
  spirits: 'spirits',
  liqueurs: 'liqueurs',
  wines: 'wines',
  mixers: 'mixers',
} as const;
