/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Import } from './import.ts';

/**
 * A page of the imports.
 */
export interface ImportList {
  /**
     * Those of this page, the newest first.
     * @maxItems 100
     */
  imports: Import[];
  /**
     * The `cursor` of the next page; null when there is none.
     * @minimum 0
     * @nullable
     */
  next: number | null;
}
