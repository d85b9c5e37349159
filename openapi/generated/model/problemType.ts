/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The kind of problem, for programs: a URI that leads to its description on the page of this contract. `about:blank` when the status says it all. More may come; a client goes by the status of what it does not know.
 */
export type ProblemType = typeof ProblemType[keyof typeof ProblemType];


export const ProblemType = {
  'about:blank': 'about:blank',
  '/api/docs#problem-request-invalid': '/api/docs#problem-request-invalid',
  '/api/docs#problem-fields-invalid': '/api/docs#problem-fields-invalid',
  '/api/docs#problem-sheet-unreadable': '/api/docs#problem-sheet-unreadable',
  '/api/docs#problem-export-too-long': '/api/docs#problem-export-too-long',
  '/api/docs#problem-request-cancelled': '/api/docs#problem-request-cancelled',
  '/api/docs#problem-session-missing': '/api/docs#problem-session-missing',
  '/api/docs#problem-password-wrong': '/api/docs#problem-password-wrong',
  '/api/docs#problem-origin-foreign': '/api/docs#problem-origin-foreign',
  '/api/docs#problem-not-found': '/api/docs#problem-not-found',
  '/api/docs#problem-method-not-allowed': '/api/docs#problem-method-not-allowed',
  '/api/docs#problem-request-timeout': '/api/docs#problem-request-timeout',
  '/api/docs#problem-name-taken': '/api/docs#problem-name-taken',
  '/api/docs#problem-item-in-use': '/api/docs#problem-item-in-use',
  '/api/docs#problem-restore-name-taken': '/api/docs#problem-restore-name-taken',
  '/api/docs#problem-restore-id-taken': '/api/docs#problem-restore-id-taken',
  '/api/docs#problem-restore-reference-missing': '/api/docs#problem-restore-reference-missing',
  '/api/docs#problem-restore-state-missing': '/api/docs#problem-restore-state-missing',
  '/api/docs#problem-restore-unchanged': '/api/docs#problem-restore-unchanged',
  '/api/docs#problem-import-undone': '/api/docs#problem-import-undone',
  '/api/docs#problem-revision-undone': '/api/docs#problem-revision-undone',
  '/api/docs#problem-version-stale': '/api/docs#problem-version-stale',
  '/api/docs#problem-body-too-large': '/api/docs#problem-body-too-large',
  '/api/docs#problem-type-unsupported': '/api/docs#problem-type-unsupported',
  '/api/docs#problem-idempotency-key-reused': '/api/docs#problem-idempotency-key-reused',
  '/api/docs#problem-attempts-exhausted': '/api/docs#problem-attempts-exhausted',
  '/api/docs#problem-login-busy': '/api/docs#problem-login-busy',
  '/api/docs#problem-too-many-requests': '/api/docs#problem-too-many-requests',
  '/api/docs#problem-headers-too-large': '/api/docs#problem-headers-too-large',
  '/api/docs#problem-server-failure': '/api/docs#problem-server-failure',
  '/api/docs#problem-database-away': '/api/docs#problem-database-away',
  '/api/docs#problem-site-busy': '/api/docs#problem-site-busy',
} as const;
