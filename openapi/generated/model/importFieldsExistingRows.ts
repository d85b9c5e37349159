/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ExistingChoice } from './existingChoice.ts';

/**
 * Number of a row, as in `existing` of a preview, to the choice for its recipe alone.
 */
export type ImportFieldsExistingRows = {[key: string]: ExistingChoice};
