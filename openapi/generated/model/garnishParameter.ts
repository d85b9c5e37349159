/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Id or name of a garnish.
 */
export type GarnishParameter = string;
