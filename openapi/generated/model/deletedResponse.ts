/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Deleted.
 */
export type DeletedResponse = void;
