/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The ETag of what you edited; anything newer is a 412. Without it the last write wins, whatever others changed in the meantime. `version` does not stand for it.
 */
export type IfMatchParameter = string;
