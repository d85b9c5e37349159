/**
 * Generated from openapi.yaml. Do not edit.
 */


/**
 * The kind of problem, for programs: a URI that leads to its description on the page of this contract. `about:blank` when the status says it all. More may come; a client goes by the status of what it does not know.
 */
export const ProblemType = {
  /** The status says it all. */
  'about:blank': 'about:blank',
  /** The address, a header or the body cannot be read. */
  '/api/docs#problem-request-invalid': '/api/docs#problem-request-invalid',
  /** Parameters or fields are not valid; `errors` names each. */
  '/api/docs#problem-fields-invalid': '/api/docs#problem-fields-invalid',
  /** The sheet is damaged, or holds nothing to import. */
  '/api/docs#problem-sheet-unreadable': '/api/docs#problem-sheet-unreadable',
  /** A recipe holds more text than a cell of Excel can. */
  '/api/docs#problem-export-too-long': '/api/docs#problem-export-too-long',
  /** The client went away before it was carried out. */
  '/api/docs#problem-request-cancelled': '/api/docs#problem-request-cancelled',
  /** No token, or its session has ended. `logIn` opens one. */
  '/api/docs#problem-session-missing': '/api/docs#problem-session-missing',
  /** The password is wrong. */
  '/api/docs#problem-password-wrong': '/api/docs#problem-password-wrong',
  /** A page of another site sent the request. */
  '/api/docs#problem-origin-foreign': '/api/docs#problem-origin-foreign',
  /** There is no such item, or nothing at this address. */
  '/api/docs#problem-not-found': '/api/docs#problem-not-found',
  /** The address answers the methods of `Allow` only. */
  '/api/docs#problem-method-not-allowed': '/api/docs#problem-method-not-allowed',
  /** The request took too long to arrive. */
  '/api/docs#problem-request-timeout': '/api/docs#problem-request-timeout',
  /** Another item has this name. */
  '/api/docs#problem-name-taken': '/api/docs#problem-name-taken',
  /** Other items refer to the item, so it cannot be deleted. */
  '/api/docs#problem-item-in-use': '/api/docs#problem-item-in-use',
  /** Another item has the name of that state by now. */
  '/api/docs#problem-restore-name-taken': '/api/docs#problem-restore-name-taken',
  /** Another item has the id of the deleted one by now. */
  '/api/docs#problem-restore-id-taken': '/api/docs#problem-restore-id-taken',
  /** That state names an item that was deleted. */
  '/api/docs#problem-restore-reference-missing': '/api/docs#problem-restore-reference-missing',
  /** There was no such item on this side of the change. */
  '/api/docs#problem-restore-state-missing': '/api/docs#problem-restore-state-missing',
  /** The item is in that state already. */
  '/api/docs#problem-restore-unchanged': '/api/docs#problem-restore-unchanged',
  /** The import is over, so it cannot be cancelled. */
  '/api/docs#problem-import-over': '/api/docs#problem-import-over',
  /** The import was undone before. */
  '/api/docs#problem-import-undone': '/api/docs#problem-import-undone',
  /** The backup could not be stored: `detail` says why. */
  '/api/docs#problem-backup-failed': '/api/docs#problem-backup-failed',
  /** The backup is damaged, or of a newer version of the site. */
  '/api/docs#problem-backup-unusable': '/api/docs#problem-backup-unusable',
  /** Nothing of what was written is left to be undone. */
  '/api/docs#problem-revision-undone': '/api/docs#problem-revision-undone',
  /** The password of the demo mode cannot be changed. */
  '/api/docs#problem-password-fixed': '/api/docs#problem-password-fixed',
  /** The item was changed since; read it again. */
  '/api/docs#problem-version-stale': '/api/docs#problem-version-stale',
  /** The body, or a file in it, is too large. */
  '/api/docs#problem-body-too-large': '/api/docs#problem-body-too-large',
  /** The type of the body, or of a file, is not taken. */
  '/api/docs#problem-type-unsupported': '/api/docs#problem-type-unsupported',
  /** Too many wrong passwords came from this address. */
  '/api/docs#problem-attempts-exhausted': '/api/docs#problem-attempts-exhausted',
  /** Too many passwords are being checked at the moment. */
  '/api/docs#problem-login-busy': '/api/docs#problem-login-busy',
  /** This client asks for more at once than its share. */
  '/api/docs#problem-too-many-requests': '/api/docs#problem-too-many-requests',
  /** The headers of the request are too large. */
  '/api/docs#problem-headers-too-large': '/api/docs#problem-headers-too-large',
  /** A defect of the server. */
  '/api/docs#problem-server-failure': '/api/docs#problem-server-failure',
  /** The server stopped before its end; nothing is stored. */
  '/api/docs#problem-import-interrupted': '/api/docs#problem-import-interrupted',
  /** The database does not answer at the moment. */
  '/api/docs#problem-database-away': '/api/docs#problem-database-away',
  /** There is too much to do at the moment. */
  '/api/docs#problem-site-busy': '/api/docs#problem-site-busy',
} as const
export type ProblemType = typeof ProblemType[keyof typeof ProblemType];
