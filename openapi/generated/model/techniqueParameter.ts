/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Id or name of a technique, which is a cocktail's `type`.
 */
export type TechniqueParameter = string;
