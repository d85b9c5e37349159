/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The sheet, as a download.
 */
export type SheetResponse = Blob;
