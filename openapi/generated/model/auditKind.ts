/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What was done. More may come; a client shows what it does not know by its name.
 */
export type AuditKind = typeof AuditKind[keyof typeof AuditKind];


export const AuditKind = {
  login: 'login',
  'login-failed': 'login-failed',
  'locked-out': 'locked-out',
  logout: 'logout',
  'session-ended': 'session-ended',
  'password-changed': 'password-changed',
  'password-wrong': 'password-wrong',
  exported: 'exported',
  'backup-made': 'backup-made',
  'backup-downloaded': 'backup-downloaded',
  restored: 'restored',
} as const;
