import { describe, expect, it } from 'vitest';
import type { AuditKind } from '#openapi/generated/model/index.ts';
import type { Store } from '#server/catalogue/store/store.ts';
import { forEachStore } from '#server/tests/support/for-each-store.ts';

const FAILURES = { kinds: ['login-failed', 'locked-out'], max: 2 } as const;
const OTHERS = { kinds: ['login', 'logout'], max: 3 } as const;

async function record({ audit }: Store, ...kinds: AuditKind[]): Promise<void> {
  const at = '2026-11-25T12:00:00.000Z';
  for (const kind of kinds) {
    const isFailure = FAILURES.kinds.some((one) => one === kind);
    await audit.insert({ kind, at, client: '198.51.100.1', device: 'A test' }, isFailure ? FAILURES : OTHERS);
  }
}

forEachStore((open) => {
  describe('the audit log', () => {
    it('is read newest first, on from an entry, and raises no revision', async () => {
      const store = await open();
      const revision = store.knownRevision();
      await record(store, 'login', 'login-failed', 'logout');
      const first = await store.audit.list({ limit: 2 });
      expect(first).toMatchObject({ total: 3, entries: [{ kind: 'logout' }, { kind: 'login-failed' }] });
      expect(first.entries[0]).toEqual({
        number: expect.any(Number) as number,
        kind: 'logout',
        at: '2026-11-25T12:00:00.000Z',
        client: '198.51.100.1',
        device: 'A test',
      });
      const before = first.entries[1]?.number ?? 0;
      expect(await store.audit.list({ limit: 2, before })).toMatchObject({
        total: 3,
        entries: [{ kind: 'login' }],
      });
      expect([store.knownRevision(), await store.newestRevision()]).toEqual([revision, revision]);
    });

    it('loses the oldest entries of a kind that has too many, and none of the others', async () => {
      const store = await open();
      const kinds = async () => (await store.audit.list({ limit: 9 })).entries.map(({ kind }) => kind);
      await record(store, 'login', 'logout', 'login', 'locked-out');
      await record(store, ...Array.from({ length: 9 }, () => 'login-failed' as const));
      expect(await kinds()).toEqual(['login-failed', 'login-failed', 'login', 'logout', 'login']);
      await record(store, 'logout', 'logout');
      expect(await kinds()).toEqual(['logout', 'logout', 'login-failed', 'login-failed', 'login']);
    });
  });
});
