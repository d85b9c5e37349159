/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A slug of the name at creation, such as `london-dry-gin`; unique within its resource, and never changed.
 * @maxLength 200
 */
export type Id = string;
