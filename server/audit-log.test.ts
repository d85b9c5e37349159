import { expect, it } from 'vitest';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';
import { createAudit } from './audit-log.ts';
import { createLog } from './log.ts';

it('a login that waits for its turn is no lock-out, and a lock-out has one line', () => {
  const lines: string[] = [];
  const audit = createAudit(createLog('warn', { write: (line) => void lines.push(line) }));
  const problem = (code?: 'login-busy' | 'too-many-requests') =>
    new RequestProblem(429, 'Later.', code && { code }).toResponse();
  audit('logIn', problem('login-busy'), '198.51.100.1');
  audit('logIn', problem('too-many-requests'), '198.51.100.1');
  expect(lines).toEqual([]);
  audit('logIn', problem(), '198.51.100.1');
  audit('logIn', problem(), '198.51.100.1');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'logins are refused: too many attempts',
  ]);
});
