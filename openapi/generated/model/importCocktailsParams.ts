/**
 * Generated from openapi.yaml. Do not edit.
 */

export type ImportCocktailsParams = {
/**
 * Answer the same and change nothing.
 */
dryRun?: boolean;
};
