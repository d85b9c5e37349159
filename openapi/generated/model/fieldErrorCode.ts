/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The rule that the field breaks, for programs. `taken`: another item has the value. `repeated`: another row of the sheet has it. `unreadable`: the row of the sheet cannot be read. `tooLarge` and `unsupported`: the file that was sent. `invalid`: none of the others. More may come; a client takes what it does not know for `invalid`.
 */
export type FieldErrorCode = typeof FieldErrorCode[keyof typeof FieldErrorCode];


export const FieldErrorCode = {
  required: 'required',
  maxLength: 'maxLength',
  maxItems: 'maxItems',
  minimum: 'minimum',
  maximum: 'maximum',
  enum: 'enum',
  date: 'date',
  dateTime: 'dateTime',
  type: 'type',
  pattern: 'pattern',
  notBefore: 'notBefore',
  entry: 'entry',
  unknownProperty: 'unknownProperty',
  unknownParameter: 'unknownParameter',
  unknownReference: 'unknownReference',
  taken: 'taken',
  repeated: 'repeated',
  unreadable: 'unreadable',
  tooLarge: 'tooLarge',
  unsupported: 'unsupported',
  invalid: 'invalid',
} as const;
