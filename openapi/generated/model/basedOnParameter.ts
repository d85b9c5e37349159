/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The `revision` of the dry run that this was decided on; when the catalogue has changed since, the answer is a 412.
 */
export type BasedOnParameter = number;
