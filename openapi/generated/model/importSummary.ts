/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportCounts } from './importCounts.ts';

/**
 * An import in numbers.
 */
export type ImportSummary = ImportCounts & {
  /**
     * Items that rows named and the catalogue lacked.
     * @minimum 0
     */
  createdItems: number;
};
