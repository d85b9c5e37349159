import { expect, it } from 'vitest';
import { AuditKind } from '#openapi/generated/model/index.ts';
import type { AuditStore } from '#server/catalogue/store/access-store.ts';
import { RequestProblem } from './pipeline/request-problem.ts';
import { createMemoryStore } from '#mocks/memory-store.ts';
import { createAudit } from './audit-log.ts';
import { createLog } from '#server/log.ts';

const NOW = new Date('2026-11-25T12:00:00.000Z');
const from = (address: string) => ({ client: { address, isSecure: true }, headers: {} });

function auditInto(insert: AuditStore['insert']) {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const store = createMemoryStore();
  const audit = createAudit(log, { store: { ...store, audit: { ...store.audit, insert } }, now: () => NOW });
  return { audit, messages: () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg) };
}

it('a login that waits for its turn is no lock-out, and a lock-out has one line and one entry', async () => {
  const stored: string[] = [];
  const { audit, messages } = auditInto(({ kind }) => Promise.resolve(void stored.push(kind)));
  const problem = (code?: 'login-busy' | 'too-many-requests') =>
    new RequestProblem(429, 'Later.', code && { code }).toResponse();
  audit('logIn', problem('login-busy'), from('198.51.100.1'));
  audit('logIn', problem('too-many-requests'), from('198.51.100.1'));
  expect(messages()).toEqual([]);
  audit('logIn', problem(), from('198.51.100.1'));
  audit('logIn', problem(), from('198.51.100.1'));
  expect(messages()).toEqual(['logins are refused: too many attempts']);
  await expect.poll(() => stored).toEqual(['locked-out']);
});

it('keeps 2,000 entries of what needs no password, and 10,000 of all else', async () => {
  const kept: Parameters<AuditStore['insert']>[1][] = [];
  const { audit } = auditInto((_entry, bound) => Promise.resolve(void kept.push(bound)));
  audit('logIn', { status: 401, body: {} }, from('198.51.100.1'));
  audit('logIn', { status: 200 }, from('198.51.100.1'));
  await expect.poll(() => kept.map(({ max }) => max)).toEqual([2000, 10_000]);
  expect(kept.map(({ kinds }) => kinds.length)).toEqual([2, Object.keys(AuditKind).length - 2]);
  expect(kept[0]?.kinds).toEqual(['login-failed', 'locked-out']);
});

it('an entry that cannot be stored is a line of the log, and the next one is stored', async () => {
  const stored: string[] = [];
  const { audit, messages } = auditInto(({ kind }) => {
    if (kind === 'login') return Promise.reject(new Error('full'));
    return Promise.resolve(void stored.push(kind));
  });
  audit('logIn', { status: 200 }, from('198.51.100.1'));
  audit('logOut', { status: 204 }, from('198.51.100.1'));
  expect(messages()).toEqual(['logged in', 'logged out']);
  await expect.poll(() => stored).toEqual(['logout']);
  expect(messages()).toContain('an entry of the audit log was not stored');
});
