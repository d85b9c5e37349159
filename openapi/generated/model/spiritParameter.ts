/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Id or name of a spirit.
 */
export type SpiritParameter = string;
