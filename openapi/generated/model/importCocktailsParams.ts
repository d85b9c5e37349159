/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { DryRunParameter } from './dryRunParameter.ts';
import type { ProgressKey } from './progressKey.ts';

export type ImportCocktailsParams = {
/**
 * Answer the same and change nothing.
 */
dryRun?: DryRunParameter;
/**
 * A name for this import, made up by the client, under which `getImportProgress` tells how far it is.
 */
progressKey?: ProgressKey;
};
