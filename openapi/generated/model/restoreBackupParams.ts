/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { BasedOnParameter } from './basedOnParameter.ts';
import type { DryRunParameter } from './dryRunParameter.ts';

export type RestoreBackupParams = {
/**
 * Answer the same and change nothing.
 */
dryRun?: DryRunParameter;
/**
 * The `revision` of the dry run that this was decided on; when the catalogue has changed since, the answer is a 412.
 * @minimum 0
 * @maximum 2147483647
 */
basedOn?: BasedOnParameter;
};
