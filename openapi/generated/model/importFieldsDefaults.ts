/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Field to the value for rows that have none.
 */
export type ImportFieldsDefaults = {[key: string]: string};
