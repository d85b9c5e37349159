/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * By resource, a name in the sheet to the name that is taken instead, such as one of the `sameItems` of a preview.
 */
export type ImportFieldsSameItems = {[key: string]: {[key: string]: string}};
