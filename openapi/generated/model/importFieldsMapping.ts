/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Column of the sheet to field of a cocktail; an empty field leaves the column out.
 */
export type ImportFieldsMapping = {[key: string]: string};
