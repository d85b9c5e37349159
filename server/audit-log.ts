import type { Logger } from 'pino';
import type { OperationId } from '#openapi/generated/operations.ts';

type Audit = (id: OperationId, status: number, address: string) => void;

const AUDITED: Partial<Record<OperationId, string>> = {
  logOut: 'logged out',
  updatePassword: 'the password was changed',
  exportCocktailsCsv: 'the cocktails were exported',
  exportCocktailsXlsx: 'the cocktails were exported',
  exportChosenCsv: 'chosen cocktails were exported',
  exportChosenXlsx: 'chosen cocktails were exported',
  downloadBackup: 'a backup was downloaded',
  restoreChange: 'an item was restored',
  undoImport: 'an import was undone',
  undoRevision: 'a change was undone',
};
const LOGIN: Readonly<Record<number, string>> = {
  200: 'logged in',
  401: 'a login with a wrong password',
  429: 'logins are refused: too many attempts',
};
/** Beyond it a client may have its line again. */
const MAX_REFUSED = 10_000;

/** Never logs a password or a token. A client whose logins are refused has one line, so that a flood does not fill the log. */
export function createAudit(log: Logger): Audit {
  const refused = new Set<string>();
  return (id, status, client) => {
    if (id === 'logIn') {
      if (refused.has(client) && status === 429) return;
      if (refused.size >= MAX_REFUSED) refused.clear();
      if (status === 429) refused.add(client);
      else refused.delete(client);
    }
    const words = id === 'logIn' ? LOGIN[status] : status < 300 ? AUDITED[id] : undefined;
    if (words !== undefined) log.warn({ operation: id, client }, words);
  };
}
