// Generated from openapi.yaml. Do not edit.

/** The HTTP status of each problem code. The first code of a status is its default. */
export const problemCodes = {
  'request-invalid': 400,
  'fields-invalid': 400,
  'sheet-unreadable': 400,
  'export-too-long': 400,
  'request-cancelled': 400,
  'session-missing': 401,
  'password-wrong': 401,
  'origin-foreign': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'name-taken': 409,
  'item-in-use': 409,
  'restore-name-taken': 409,
  'restore-id-taken': 409,
  'restore-reference-missing': 409,
  'restore-state-missing': 409,
  'restore-unchanged': 409,
  'backup-failed': 409,
  'backup-unusable': 409,
  'revision-undone': 409,
  'password-fixed': 409,
  'version-stale': 412,
  'body-too-large': 413,
  'type-unsupported': 415,
  'attempts-exhausted': 429,
  'too-many-requests': 429,
  'headers-too-large': 431,
  'server-failure': 500,
  'database-away': 503,
  'site-busy': 503,
} as const;

export type ProblemCode = keyof typeof problemCodes;
