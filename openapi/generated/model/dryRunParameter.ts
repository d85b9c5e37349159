/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Answer the same and change nothing.
 */
export type DryRunParameter = boolean;
