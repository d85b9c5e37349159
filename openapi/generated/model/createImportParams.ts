/**
 * Generated from openapi.yaml. Do not edit.
 */

export type CreateImportParams = {
/**
 * Decide what the import would do and change nothing.
 */
dryRun?: boolean;
};
