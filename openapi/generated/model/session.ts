/**
 * Generated from openapi.yaml. Do not edit.
 */

export interface Session {
  message: string;
  expiresAt: string;
}
