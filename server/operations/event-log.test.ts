import { expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { createEventLog } from './event-log.ts';
import { RequestProblem } from './pipeline/request-problem.ts';

const from = (address: string) => ({ client: { address, isSecure: true } });

function eventLog() {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const messages = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  return { logEvent: createEventLog(log), messages };
}

it('a login that waits for its turn is no lock-out, and a lock-out has one line', () => {
  const { logEvent, messages } = eventLog();
  const problem = (code?: 'login-busy' | 'too-many-requests') =>
    new RequestProblem(429, 'Later.', code && { code }).toResponse();
  logEvent('logIn', problem('login-busy'), from('198.51.100.1'));
  logEvent('logIn', problem('too-many-requests'), from('198.51.100.1'));
  expect(messages()).toEqual([]);
  logEvent('logIn', problem(), from('198.51.100.1'));
  logEvent('logIn', problem(), from('198.51.100.1'));
  expect(messages()).toEqual(['logins are refused: too many attempts']);
});

it('logins, exports, restores and changes of the password have a line when they are done', () => {
  const { logEvent, messages } = eventLog();
  const done = ['logIn', 'exportCocktailsCsv', 'restoreBackup', 'updatePassword', 'logOut'] as const;
  for (const id of done) logEvent(id, { status: 200 }, from('198.51.100.1'));
  logEvent('logIn', { status: 401, body: {} }, from('198.51.100.1'));
  logEvent('exportCocktailsCsv', { status: 401, body: {} }, from('198.51.100.1'));
  logEvent('listCocktails', { status: 200 }, from('198.51.100.1'));
  expect(messages()).toEqual([
    'logged in',
    'the cocktails were exported',
    'a backup was restored',
    'the password was changed',
    'logged out',
    'a login with a wrong password',
  ]);
});
