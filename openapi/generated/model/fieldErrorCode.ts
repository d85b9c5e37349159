/**
 * Generated from openapi.yaml. Do not edit.
 */


/**
 * The rule that the field breaks, for programs. More may come; a client takes what it does not know for `invalid`, which is none of the others.
 */
export const FieldErrorCode = {
  required: 'required',
  minLength: 'minLength',
  maxLength: 'maxLength',
  maxItems: 'maxItems',
  maxProperties: 'maxProperties',
  uniqueItems: 'uniqueItems',
  minimum: 'minimum',
  maximum: 'maximum',
  enum: 'enum',
  date: 'date',
  dateTime: 'dateTime',
  type: 'type',
  pattern: 'pattern',
  characters: 'characters',
  notBefore: 'notBefore',
  /** An entry breaks a rule; it is worded as that rule is. */
  entry: 'entry',
  unknownProperty: 'unknownProperty',
  unknownParameter: 'unknownParameter',
  unknownReference: 'unknownReference',
  wrong: 'wrong',
  common: 'common',
  /** Another item has the value. */
  taken: 'taken',
  /** Another row of the sheet has it. */
  repeated: 'repeated',
  /** The row of the sheet cannot be read. */
  unreadable: 'unreadable',
  /** The file that was sent is too large. */
  tooLarge: 'tooLarge',
  /** The file that was sent is of another type. */
  unsupported: 'unsupported',
  invalid: 'invalid',
} as const
export type FieldErrorCode = typeof FieldErrorCode[keyof typeof FieldErrorCode];
