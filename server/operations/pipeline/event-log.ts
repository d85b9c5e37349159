import type { Problem } from '#openapi/generated/model.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import type { Client } from '../requests/client-address.ts';
import type { OperationResponse } from '../operation-handler.ts';
import { problemType } from '../responses/request-problem.ts';
import type { Log } from '../services.ts';

type LoggedResponse = Pick<OperationResponse, 'status' | 'body'>;

const DONE_LINES: Partial<Record<OperationId, string>> = {
  logIn: 'logged in',
  logOut: 'logged out',
  updatePassword: 'the password was changed',
  exportCocktailsCsv: 'the cocktails were exported',
  exportCocktailsXlsx: 'the cocktails were exported',
  downloadBackup: 'a backup was downloaded',
  createBackup: 'a backup was made',
  restoreBackup: 'a backup was restored',
  restoreChange: 'an item was restored',
  undoRevision: 'a change was undone',
};
const WRONG_LOGIN = 'a login with a wrong password';
const LOCKED_OUT = 'logins are refused: too many attempts';
const WRONG_PASSWORD = 'a password change with a wrong password';

/**
 * Logs the operations of DONE_LINES and wrong passwords. A line has no password and no token. The log shows
 * `warn` and above unless it is set otherwise. It must show these lines (PRODUCT.md, Access), so they are
 * `warn`.
 */
export function logEvent(log: Log, id: OperationId, response: LoggedResponse, client: Client): void {
  const line = DONE_LINES[id] && lineOf(id, DONE_LINES[id], response);
  if (line !== undefined) log.warn({ operation: id, client: client.address }, line);
}

/** A 429 counts as a lock-out only by its kind, since a login that waits too long is a 429 too. */
function lineOf(id: OperationId, done: string, { status, body }: LoggedResponse): string | undefined {
  const { type, errors } = (status < 400 ? {} : body) as Partial<Problem>;
  if (type === problemType('attempts-exhausted')) return LOCKED_OUT;
  if (errors?.[0]?.code === 'wrong') return WRONG_PASSWORD;
  if (id === 'logIn' && status === 401) return WRONG_LOGIN;
  return status < 300 ? done : undefined;
}
