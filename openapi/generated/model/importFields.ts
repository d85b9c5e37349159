/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportFieldsDefaults } from './importFieldsDefaults.ts';
import type { ImportFieldsMapping } from './importFieldsMapping.ts';

/**
 * A sheet and how to read it.
 */
export interface ImportFields {
  /** A .csv, .xlsx or .xls file. */
  file: Blob;
  /** Column of the sheet to field of a cocktail; an empty field leaves the column out. */
  mapping?: ImportFieldsMapping;
  /** Field to the value for rows that have none. */
  defaults?: ImportFieldsDefaults;
}
