/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Id or name of a piece of glassware.
 */
export type GlassParameter = string;
