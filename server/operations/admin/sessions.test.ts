import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#openapi/days.ts';
import type { OpenedSession, Problem } from '#openapi/generated/model.ts';
import { createTokenService } from '#server/native/login-services.ts';
import { logIn, tryPassword } from '#server/tests/site/log-in.ts';
import { openTestSite, siteOn, type TestSite } from '#server/tests/site/open-test-site.ts';

const MINUTE_MS = 60_000;
const START = new Date('2026-11-21T10:00:00Z');

const check = async (site: TestSite, bearer: string): Promise<number> =>
  (await site.api('/api/admin/session', { headers: { Authorization: bearer } })).status;
const hashOf = (bearer: string): string => createTokenService('cheers').hashOf(bearer.replace('Bearer ', ''));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
});
afterEach(() => void vi.useRealTimers());

describe('a session', () => {
  it('is a token for 12 hours, which no cache stores', async () => {
    const response = await tryPassword(await openTestSite(), 'cheers');
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      message: 'Login successful',
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      expiresAt: '2026-11-21T22:00:00.000Z',
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const cookie = /^session=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/;
    expect(response.headers.get('set-cookie')).toMatch(cookie);
  });

  it('ends after 12 hours, however much it is used', async () => {
    const site = await openTestSite();
    const { bearer } = await logIn(site);
    while (Date.now() < START.getTime() + 12 * HOUR_MS - 1000) {
      vi.setSystemTime(Math.min(Date.now() + 29 * MINUTE_MS, START.getTime() + 12 * HOUR_MS - 1000));
      expect(await check(site, bearer)).toBe(200);
      const { usedAt } = (await site.store.sessions.find(hashOf(bearer))) ?? {};
      expect(usedAt).toBe(new Date().toISOString());
    }
    vi.setSystemTime(Date.now() + 1000);
    expect(await check(site, bearer)).toBe(401);
  });

  it('ends after 30 minutes without use, and not before', async () => {
    const site = await openTestSite();
    const { bearer } = await logIn(site);
    vi.setSystemTime(Date.now() + 30 * MINUTE_MS - 1000);
    expect(await check(site, bearer)).toBe(200);
    vi.setSystemTime(Date.now() + 30 * MINUTE_MS);
    expect(await check(site, bearer)).toBe(401);
  });

  it('ends at logout, also for a copy of the token, while other sessions continue', async () => {
    const site = await openTestSite();
    const [admin, other] = [await logIn(site), await logIn(site)];
    const response = await admin.send('POST', '/api/admin/logout');
    expect(response.status).toBe(204);
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect((await admin.send('POST', '/api/spirits', { name: 'Gin' })).status).toBe(401);
    expect(await check(site, other.bearer)).toBe(200);
  });

  it('continues after a restart, and ends with another configured password', async () => {
    const site = await openTestSite();
    const { bearer } = await logIn(site);
    expect(await check(await siteOn(site.store), bearer)).toBe(200);
    const changed = { tokens: createTokenService('another one than before') };
    expect(await check(await siteOn(site.store, { services: changed }), bearer)).toBe(401);
  });

  it('cannot be fixed beforehand: each login makes a new token, and ends the one that it was sent with', async () => {
    const site = await openTestSite();
    const first = await logIn(site);
    const second = (await tryPassword(site, 'cheers', first.bearer)).body as OpenedSession;
    expect(first.bearer).not.toContain(second.token);
    expect(await check(site, first.bearer)).toBe(401);
    const planted = `Bearer ${'A'.repeat(43)}`;
    expect(planted).not.toContain(((await tryPassword(site, 'cheers', planted)).body as OpenedSession).token);
    expect(await check(site, planted)).toBe(401);
  });

  it('is not stored in a form that can log in', async () => {
    const site = await openTestSite();
    const { bearer } = await logIn(site);
    expect(await site.store.sessions.find(hashOf(bearer))).not.toBeNull();
    expect(await site.store.sessions.find(bearer.replace('Bearer ', ''))).toBeNull();
    expect(await check(site, `Bearer ${hashOf(bearer)}`)).toBe(401);
  });
});

it('after five wrong passwords an address is refused for 15 minutes, even with the right one or after a restart', async () => {
  const site = await openTestSite();
  for (let count = 0; count < 5; count += 1) expect((await tryPassword(site, 'wrong')).status).toBe(401);
  vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
  for (const one of [site, await siteOn(site.store)]) {
    const refused = await tryPassword(one, 'cheers');
    expect(refused.status).toBe(429);
    expect((refused.body as Problem).detail).toBe('Too many attempts. Please try again in 10 minutes.');
    expect(refused.headers.get('retry-after')).toBe('600');
  }
  vi.setSystemTime(Date.now() + 10 * MINUTE_MS + 1000);
  expect((await tryPassword(site, 'cheers')).status).toBe(200);
});
