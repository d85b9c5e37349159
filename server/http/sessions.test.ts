import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OpenedSession, Problem, Session } from '#openapi/generated/model.ts';
import { createTokenService } from '#server/start-server.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import {
  startTestServerForFile,
  type ApiAnswer,
  type TestServer,
  type TestServerOptions,
} from '#server/tests/site/start-test-server.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('sessions', () => {
  let servers: TestServer[];

  beforeEach(() => {
    servers = [];
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const server of servers) await server.stop();
  });

  async function start(options?: TestServerOptions): Promise<TestServer> {
    const server = await startTestServerForFile(options);
    servers.push(server);
    return server;
  }
  async function stop(server: TestServer): Promise<void> {
    servers = servers.filter((other) => other !== server);
    await server.stop();
  }
  /** A server removes its own folder when it stops. */
  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'tasting-house-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }
  const attempt = (
    server: TestServer,
    password: string,
    headers: Record<string, string> = {},
  ): Promise<ApiAnswer> =>
    server.api('/api/admin/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ password }),
    });
  const check = async (server: TestServer, bearer: string): Promise<number> =>
    (await server.api('/api/admin/session', { headers: { Authorization: bearer } })).status;
  const tokenIn = ({ body }: ApiAnswer): string => (body as OpenedSession).token;

  const usedAt = async (server: TestServer, bearer: string): Promise<string | undefined> => {
    const hash = createTokenService('cheers').hashOf(bearer.replace('Bearer ', ''));
    return (await server.store.sessions.find(hash))?.usedAt;
  };
  /** Uses a session now and then, until so much later. */
  async function useUntil(server: TestServer, bearer: string, ms: number): Promise<void> {
    const end = Date.now() + ms;
    while (Date.now() < end) {
      vi.advanceTimersByTime(Math.min(end - Date.now(), 29 * MINUTE_MS));
      expect(await check(server, bearer)).toBe(200);
      await expect.poll(() => usedAt(server, bearer)).toBe(new Date().toISOString());
    }
  }

  it('a login answers a token for 12 hours, which no cache stores', async () => {
    vi.setSystemTime(new Date('2026-11-21T10:00:00Z'));
    const answer = await attempt(await start(), 'cheers');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      message: 'Login successful',
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      expiresAt: '2026-11-21T22:00:00.000Z',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('end after 12 hours, however much they are used', async () => {
    const server = await start();
    const { bearer } = await logIn(server);
    await useUntil(server, bearer, 12 * HOUR_MS - 1000);
    expect(await check(server, bearer)).toBe(200);
    vi.advanceTimersByTime(1000);
    expect(await check(server, bearer)).toBe(401);
  });

  it('end after 30 minutes without use, and not before', async () => {
    const server = await start();
    const { bearer } = await logIn(server);
    vi.advanceTimersByTime(30 * MINUTE_MS - 1000);
    expect(await check(server, bearer)).toBe(200);
    await expect.poll(() => usedAt(server, bearer)).toBe(new Date().toISOString());
    vi.advanceTimersByTime(30 * MINUTE_MS - 1000);
    expect(await check(server, bearer)).toBe(200);
    await expect.poll(() => usedAt(server, bearer)).toBe(new Date().toISOString());
    vi.advanceTimersByTime(30 * MINUTE_MS);
    expect(await check(server, bearer)).toBe(401);
  });

  it('end at logout, also for a copy of the token', async () => {
    const server = await start();
    const admin = await logIn(server);
    const other = await logIn(server);
    const answer = await admin.send('POST', '/api/admin/logout');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(await check(server, admin.bearer)).toBe(401);
    expect((await admin.send('POST', '/api/spirits', { name: 'Gin' })).status).toBe(401);
    expect(await check(server, other.bearer)).toBe(200);
  });

  it('survive a restart of the server', async () => {
    const env = { DATA_DIR: await newFolder() };
    const first = await start({ env });
    const { bearer } = await logIn(first);
    await stop(first);
    const second = await start({ env });
    const answer = await second.api('/api/admin/session', { headers: { Authorization: bearer } });
    expect(answer.status).toBe(200);
    expect((answer.body as Session).message).toBe('Logged in');
  });

  it('end when the password is changed', async () => {
    const env = { DATA_DIR: await newFolder() };
    const first = await start({ env });
    const { bearer } = await logIn(first);
    await stop(first);
    const second = await start({ env: { ...env, ADMIN_PASSWORD: 'another one than before' } });
    expect(await check(second, bearer)).toBe(401);
    expect((await attempt(second, 'another one than before')).status).toBe(200);
  });

  it('cannot be fixed beforehand: each login has a new token, and the one it came with is over', async () => {
    const server = await start();
    const first = await logIn(server);
    const second = await attempt(server, 'cheers', { Authorization: first.bearer });
    expect(first.bearer).not.toContain(tokenIn(second));
    expect(await check(server, first.bearer)).toBe(401);
    const planted = `Bearer ${'A'.repeat(43)}`;
    expect(planted).not.toContain(tokenIn(await attempt(server, 'cheers', { Authorization: planted })));
    expect(await check(server, planted)).toBe(401);
  });

  it('are not stored in a form that can log in', async () => {
    const server = await start();
    const { bearer } = await logIn(server);
    const token = bearer.replace('Bearer ', '');
    const hash = createTokenService('cheers').hashOf(token);
    expect(await server.store.sessions.find(hash)).not.toBeNull();
    expect(await server.store.sessions.find(token)).toBeNull();
    expect(await check(server, `Bearer ${hash}`)).toBe(401);
  });

  describe('five wrong passwords from one address', () => {
    it('close the door to the right one too, for the rest of 15 minutes', async () => {
      const server = await start();
      for (let count = 0; count < 5; count += 1) expect((await attempt(server, 'wrong')).status).toBe(401);
      vi.advanceTimersByTime(5 * MINUTE_MS);
      const refused = await attempt(server, 'cheers');
      expect(refused.status).toBe(429);
      expect((refused.body as Problem).detail).toBe('Too many attempts. Please try again in 10 minutes.');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
      vi.advanceTimersByTime(10 * MINUTE_MS + 1000);
      expect((await attempt(server, 'cheers')).status).toBe(200);
    });

    it('are not forgotten by a restart', async () => {
      const env = { DATA_DIR: await newFolder() };
      const first = await start({ env });
      for (let count = 0; count < 5; count += 1) await attempt(first, 'wrong');
      await stop(first);
      const second = await start({ env });
      expect((await attempt(second, 'cheers')).status).toBe(429);
    });

    it('cannot be shared out among forged forwarding headers', async () => {
      const server = await start();
      const from = (count: number) => ({ 'X-Forwarded-For': `198.51.100.${count}` });
      for (let count = 0; count < 5; count += 1) await attempt(server, 'wrong', from(count));
      expect((await attempt(server, 'cheers', from(9))).status).toBe(429);
    });
  });
});
