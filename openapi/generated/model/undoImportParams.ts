/**
 * Generated from openapi.yaml. Do not edit.
 */

export type UndoImportParams = {
/**
 * Answer the same and change nothing.
 */
dryRun?: boolean;
};
