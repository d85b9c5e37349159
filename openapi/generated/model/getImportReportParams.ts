/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportCursorParameter } from './importCursorParameter.ts';

export type GetImportReportParams = {
/**
 * At most this many.
 * @minimum 1
 * @maximum 1000
 */
limit?: number;
/**
 * Where the page begins, the `next` of the page before it.
 * @minimum 0
 * @maximum 2147483647
 */
cursor?: ImportCursorParameter;
};
