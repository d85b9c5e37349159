/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A name that a client makes up for one import; no two imports at once may share it.
 * @minLength 6
 * @maxLength 60
 * @pattern ^[A-Za-z0-9-]+$
 */
export type ProgressKey = string;
