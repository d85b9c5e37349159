/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Before this moment visitors do not see it. Null for no such moment.
 * @nullable
 */
export type ShownFrom = string | null;
