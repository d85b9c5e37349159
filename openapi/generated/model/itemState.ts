/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The fields of the item at that moment, without id and version; references by name. Null when there was no such item.
 * @nullable
 */
export type ItemState = { [key: string]: unknown } | null;
