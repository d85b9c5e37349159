/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What you have is still right.
 */
export type NotModifiedResponse = void;
