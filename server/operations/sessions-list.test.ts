import { describe, expect, it } from 'vitest';
import type { ListedSession } from '#openapi/generated/model/index.ts';
import { forEachStore } from '#server/tests/support/for-each-store.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';
import { deviceWords } from './audit-log.ts';

const listed = async (admin: Administrator): Promise<ListedSession[]> =>
  (await admin.api('/api/admin/sessions')).body as ListedSession[];

forEachStore((open) => {
  describe('the sessions', () => {
    it('are listed, the own one first, and ended one by one', async () => {
      const site = await openTestSite(open);
      const own = await logIn(site);
      const other = await logIn(site);
      const sessions = await listed(own);
      expect(sessions.map(({ isOwn, device }) => [isOwn, device])).toEqual([
        [true, 'A program'],
        [false, 'A program'],
      ]);
      expect(JSON.stringify(sessions)).not.toContain(other.bearer.slice(7, 20));
      const { body, headers } = await own.api('/api/admin/sessions?limit=1&offset=1');
      expect([body, headers.get('x-total-count')]).toMatchObject([[{ isOwn: false }], '2']);
      const id = sessions[1]?.id ?? '';
      expect((await own.send('DELETE', `/api/admin/sessions/${id}`)).status).toBe(204);
      expect((await other.api('/api/admin/session')).status).toBe(401);
      expect((await own.send('DELETE', `/api/admin/sessions/${id}`)).status).toBe(404);
      expect(await listed(own)).toHaveLength(1);
    });

    it('that nobody used for half an hour are not listed', async () => {
      const site = await openTestSite(open);
      const { store } = site;
      const own = await logIn(site);
      const ago = new Date(store.clock.now().getTime() - 31 * 60_000).toISOString();
      const idle = { tokenHash: 'idle', createdAt: ago, usedAt: ago, expiresAt: '2099', passwordVersion: 0 };
      await store.sessions.insert({ ...idle, id: 'idle', device: 'A test' }, null);
      expect((await listed(own)).map(({ isOwn }) => isOwn)).toEqual([true]);
    });
  });
});

it.each([
  ['Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', 'Firefox on Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'Chrome on Linux'],
  ['curl/8.5', 'A program'],
  ['<script>', 'A program'],
  [undefined, 'A program'],
])('%s is %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
