/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Why something of an item was left alone, for programs. `changed`: all of it, since it was changed later; `changedByImport`: a later import changed it; `fieldsChanged`: some fields were changed later; `deleted`: it was deleted later; `inUse`: other items refer to it; `nameTaken`: another item has its name; `referenceMissing`: what it refers to was deleted; `notFound`: there is no such item; `invalid`: some fields would not be valid. More may come; a client shows the `reason`.
 */
export type SkipCode = typeof SkipCode[keyof typeof SkipCode];


export const SkipCode = {
  changed: 'changed',
  changedByImport: 'changedByImport',
  fieldsChanged: 'fieldsChanged',
  deleted: 'deleted',
  inUse: 'inUse',
  nameTaken: 'nameTaken',
  referenceMissing: 'referenceMissing',
  notFound: 'notFound',
  invalid: 'invalid',
} as const;
