/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Raised by every change of the item.
 * @minimum 1
 */
export type Version = number;
