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
 * Does nothing any more. `createImport` starts an import that `getImport` tells of.
 */
progressKey?: ProgressKey;
};
