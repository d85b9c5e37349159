/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Id or name of a category.
 */
export type CategoryParameter = string;
