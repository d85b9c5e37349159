/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Its resource.
 */
export type NoteChangeResource = typeof NoteChangeResource[keyof typeof NoteChangeResource];


export const NoteChangeResource = {
  notes: 'notes',
} as const;
