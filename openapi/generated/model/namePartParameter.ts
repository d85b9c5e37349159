/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A part of the name, whatever the case and accents. Where no name has it, names are found that have its words but for small
 * mistakes.
 */
export type NamePartParameter = string;
