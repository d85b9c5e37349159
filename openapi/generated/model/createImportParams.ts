/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { DryRunParameter } from './dryRunParameter.ts';

export type CreateImportParams = {
/**
 * Answer the same and change nothing.
 */
dryRun?: DryRunParameter;
};
