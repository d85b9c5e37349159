/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * From this moment on visitors do not see it any more; not before the first one. Null for no such moment.
 * @nullable
 */
export type ShownUntil = string | null;
