/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A part of the name, whatever the case and accents.
 */
export type NamePartParameter = string;
