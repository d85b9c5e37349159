import type { Problem } from '#openapi/generated/model.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import type { OperationRequest, OperationResponse } from './operation.ts';

type Log = Record<'warn', (facts: object, words: string) => void>;
type Answered = Pick<OperationResponse, 'status' | 'body'>;
export type LogEvent = (id: OperationId, answer: Answered, request: Pick<OperationRequest, 'client'>) => void;

const DONE: Partial<Record<OperationId, string>> = {
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
const LOGIN: Readonly<Record<number, string>> = {
  200: 'logged in',
  401: 'a login with a wrong password',
};
const LOCKED_OUT = 'logins are refused: too many attempts';
const WRONG_PASSWORD = 'a password change with a wrong password';

/** Logs logins, exports, restores and undos, without passwords and tokens. */
export function createEventLog(log: Log): LogEvent {
  return (id, answer, { client: { address: client } }) => {
    const line = lineOf(id, answer);
    if (line !== undefined) log.warn({ operation: id, client }, line);
  };
}

/** Returns the line for an answer. The kind of problem decides, since a login that waits too long is a 429 too, and no lock-out. */
function lineOf(id: OperationId, { status, body }: Answered): string | undefined {
  const { type, errors } = (status < 400 ? {} : body) as Partial<Problem>;
  if (type === '/api/docs#problem-attempts-exhausted') return LOCKED_OUT;
  if (errors?.[0]?.code === 'wrong') return WRONG_PASSWORD;
  if (id === 'logIn') return LOGIN[status];
  return status < 300 ? DONE[id] : undefined;
}
