/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A few sentences about it.
 * @maxLength 4000
 * @nullable
 */
export type OptionalDescription = string | null;
