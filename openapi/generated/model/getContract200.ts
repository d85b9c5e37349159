/**
 * Generated from openapi.yaml. Do not edit.
 */

export type GetContract200 = { [key: string]: unknown };
