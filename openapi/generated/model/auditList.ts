/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { AuditEntry } from './auditEntry.ts';

/**
 * A page of the audit log.
 */
export interface AuditList {
  /**
     * How many there are on all pages.
     * @minimum 0
     */
  total: number;
  /**
     * What `before` is to be for the next page; null on the last one.
     * @nullable
     */
  next: string | null;
  /**
     * Those of this page, the newest first.
     * @maxItems 200
     */
  entries: AuditEntry[];
}
