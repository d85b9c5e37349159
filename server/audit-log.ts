import type { Logger } from 'pino';
import type { Problem } from '#openapi/generated/model/index.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import type { OperationResponse } from '#server/operations/operation.ts';

type Answered = Pick<OperationResponse, 'status' | 'body'>;
type Audit = (id: OperationId, answer: Answered, address: string) => void;

const AUDITED: Partial<Record<OperationId, string>> = {
  logOut: 'logged out',
  updatePassword: 'the password was changed',
  exportCocktailsCsv: 'the cocktails were exported',
  exportCocktailsXlsx: 'the cocktails were exported',
  exportChosenCsv: 'chosen cocktails were exported',
  exportChosenXlsx: 'chosen cocktails were exported',
  deleteSession: 'a session was ended',
  downloadBackup: 'a backup was downloaded',
  createBackup: 'a backup was made',
  downloadStoredBackup: 'a backup was downloaded',
  restoreBackup: 'a backup was restored, or what that would do was looked at',
  restoreChange: 'an item was restored',
  undoImport: 'an import was undone',
  undoRevision: 'a change was undone',
};
const LOGIN: Readonly<Record<number, string>> = {
  200: 'logged in',
  401: 'a login with a wrong password',
};
const LOCKED_OUT = 'logins are refused: too many attempts';
/** Beyond it a client may have its line again. */
const MAX_REFUSED = 10_000;

/** Never logs a password or a token. A client whose logins are refused has one line, so that a flood does not fill the log. */
export function createAudit(log: Logger): Audit {
  const refused = new Set<string>();
  return (id, answer, client) => {
    const words = wordsOf(id, answer);
    if (id === 'logIn') {
      if (refused.has(client) && words === LOCKED_OUT) return;
      if (refused.size >= MAX_REFUSED) refused.clear();
      if (words === LOCKED_OUT) refused.add(client);
      else refused.delete(client);
    }
    if (words !== undefined) log.warn({ operation: id, client }, words);
  };
}

/** By the kind of problem: a login that has to wait for its turn is a 429 too, and no lock-out. */
function wordsOf(id: OperationId, { status, body }: Answered): string | undefined {
  const { type, errors } = (status < 400 ? {} : body) as Partial<Problem>;
  if (type === '/api/docs#problem-attempts-exhausted') return LOCKED_OUT;
  if (errors?.[0]?.code === 'wrong') return 'a password change with a wrong password';
  if (id === 'logIn') return LOGIN[status];
  return status < 300 ? AUDITED[id] : undefined;
}
