/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Where the page begins, the `next` of the page before it.
 */
export type ImportCursorParameter = number;
