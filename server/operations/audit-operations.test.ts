import { describe, expect, it } from 'vitest';
import type { AuditList } from '#openapi/generated/model/index.ts';
import { forEachStore } from '#server/tests/support/for-each-store.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { openTestSite, type TestSite } from '#server/tests/site/open-test-site.ts';

const read = async (admin: Administrator, query = ''): Promise<AuditList> =>
  (await admin.api(`/api/admin/audit${query}`)).body as AuditList;

const tryPassword = (site: TestSite, password: string) =>
  site.api('/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Firefox/133.0 (Android 15)' },
    body: JSON.stringify({ password }),
  });

forEachStore((open) => {
  describe('the audit log', () => {
    it('has what was done to the access, the newest first, with address and device', async () => {
      const site = await openTestSite(open, { address: '198.51.100.7' });
      await tryPassword(site, 'wrong');
      const other = await logIn(site);
      const admin = await logIn(site);
      const [, { id = '' } = {}] = (await admin.api('/api/admin/sessions')).body as { id: string }[];
      await admin.send('DELETE', `/api/admin/sessions/${id}`);
      await admin.send('PUT', '/api/admin/password', { currentPassword: 'no', newPassword: 'x'.repeat(20) });
      const changed = { currentPassword: 'cheers', newPassword: 'tundra violin saddle mosaic' };
      await admin.send('PUT', '/api/admin/password', changed);
      await admin.api('/api/cocktails/export/csv');
      const kinds = ['exported', 'password-changed', 'password-wrong', 'session-ended', 'login', 'login'];
      const expected = [...kinds, 'login-failed'];
      await expect.poll(async () => (await read(admin)).entries.map(({ kind }) => kind)).toEqual(expected);
      const { total, entries } = await read(admin);
      expect(total).toBe(expected.length);
      expect(entries.at(-1)).toMatchObject({ client: '198.51.100.7', device: 'Firefox on Android' });
      for (const secret of ['cheers', 'tundra', admin.bearer.slice(7), other.bearer.slice(7)])
        expect(JSON.stringify(entries)).not.toContain(secret);
    });

    it('goes on page by page, and no cache stores it', async () => {
      const site = await openTestSite(open);
      const admin = await logIn(site);
      for (let at = 0; at < 4; at += 1) await tryPassword(site, 'wrong');
      await expect.poll(async () => (await read(admin)).total).toBe(5);
      const pages: string[][] = [];
      let query = '?limit=2';
      for (;;) {
        const { next, entries } = await read(admin, query);
        pages.push(entries.map(({ kind }) => kind));
        if (next === null) break;
        query = `?limit=2&before=${next}`;
        // What comes in between moves no page.
        await admin.api('/api/cocktails/export/csv');
      }
      const failed = ['login-failed', 'login-failed'];
      expect(pages).toEqual([failed, failed, ['login']]);
      const { headers } = await admin.api('/api/admin/audit?limit=2');
      expect(headers.get('link')).toMatch(/^<\/api\/admin\/audit\?limit=2&before=\d+>; rel="next"$/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect((await admin.api('/api/admin/audit?before=x')).status).toBe(400);
      expect((await site.api('/api/admin/audit')).status).toBe(401);
    });

    it('is in no export', async () => {
      const site = await openTestSite(open, { address: '203.0.113.99' });
      const admin = await logIn(site);
      await expect.poll(async () => (await read(admin)).total).toBe(1);
      expect((await admin.api('/api/cocktails/export/csv')).body).not.toContain('203.0.113.99');
    });
  });
});
