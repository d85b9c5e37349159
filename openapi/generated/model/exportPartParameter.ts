/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Which part of the catalogue, from 1 to the count of `getExportParts`; all of it without it.
 */
export type ExportPartParameter = number;
