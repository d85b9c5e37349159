/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ExportPartParameter } from './exportPartParameter.ts';

export type ExportCocktailsXlsxParams = {
/**
 * Which part of the catalogue, from 1 to the count of `getExportParts`; all of it without it.
 * @minimum 1
 * @maximum 1000000
 */
part?: ExportPartParameter;
};
