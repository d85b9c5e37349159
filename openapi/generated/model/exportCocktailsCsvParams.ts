/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { TemplateParameter } from './templateParameter.ts';

export type ExportCocktailsCsvParams = {
/**
 * Whether the sheet has every column and one example row in place of the cocktails, to be filled in.
 */
template?: TemplateParameter;
};
