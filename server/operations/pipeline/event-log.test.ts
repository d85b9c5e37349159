import { expect, it } from 'vitest';
import type { OperationId } from '#openapi/generated/operations.ts';
import { createLog } from '#server/log.ts';
import { logEvent } from './event-log.ts';
import type { OperationResponse } from '../operation-handler.ts';
import { RequestProblem } from '../responses/request-problem.ts';

function linesOfEvents() {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const messages = () =>
    lines.map((line) => {
      const { client, msg } = JSON.parse(line) as { client: string; msg: string };
      return `${client} ${msg}`;
    });
  const add = (id: OperationId, response: Pick<OperationResponse, 'status' | 'body'>, address: string) =>
    logEvent(log, id, response, { address, isSecure: true });
  return { add, messages };
}

it('a lock-out has one line, and a login that waits too long has none', () => {
  const { add, messages } = linesOfEvents();
  const problem = (code?: 'too-many-requests') =>
    new RequestProblem(429, 'Later.', code && { code }).toResponse();
  for (const code of ['too-many-requests', undefined] as const) add('logIn', problem(code), '198.51.100.1');
  expect(messages()).toEqual(['198.51.100.1 logins are refused: too many attempts']);
});

it('logins, exports, backups, restores and changes of the password have a line when they are done', () => {
  const { add, messages } = linesOfEvents();
  const done = ['logIn', 'exportCocktailsCsv', 'downloadBackup', 'restoreBackup', 'updatePassword', 'logOut'];
  for (const id of done as OperationId[]) add(id, { status: 200 }, '198.51.100.1');
  for (const id of ['logIn', 'exportCocktailsCsv'] as const)
    add(id, { status: 401, body: {} }, '198.51.100.2');
  add('listCocktails', { status: 200 }, '198.51.100.1');
  expect(messages()).toEqual([
    '198.51.100.1 logged in',
    '198.51.100.1 the cocktails were exported',
    '198.51.100.1 a backup was downloaded',
    '198.51.100.1 a backup was restored',
    '198.51.100.1 the password was changed',
    '198.51.100.1 logged out',
    '198.51.100.2 a login with a wrong password',
  ]);
});
