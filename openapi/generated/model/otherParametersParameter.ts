/**
 * Generated from openapi.yaml. Do not edit.
 */

export type OtherParametersParameter = { [key: string]: unknown };
