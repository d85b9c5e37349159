/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A part of the name, whatever the case.
 */
export type NamePartParameter = string;
