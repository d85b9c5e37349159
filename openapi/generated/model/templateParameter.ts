/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Whether the sheet has every column and one example row in place of the cocktails, to be filled in.
 */
export type TemplateParameter = boolean;
