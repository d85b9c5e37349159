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
     * The address that the request came from; empty for what a command or the site itself did.
     * @maxLength 60
     */
  client: string;
  /**
     * What sent it, as far as it told; the command, such as `npm run restore`, or the site itself.
     * @maxLength 60
     */
  device: string;
}
