/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What the drink must not contain, as far as its recipe tells, between commas.
 */
export type FreeFromParameter = string;
