/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { AuditKind } from './auditKind.ts';

/**
 * Who did what to the access or the whole of the site.
 */
export interface AuditEntry {
  /** Its place in the log. */
  id: string;
  kind: AuditKind;
  /** When it was answered. */
  at: string;
  /**
     * The address that the request came from.
     * @maxLength 60
     */
  client: string;
  /**
     * What sent it, as far as it told.
     * @maxLength 60
     */
  device: string;
}
