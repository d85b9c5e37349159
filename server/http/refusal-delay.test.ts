import { expect, it } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

it('a refusal for too much comes late, so that asking again at once gains nothing', async () => {
  const server = await startTestServer();
  const attempt = (): Promise<{ status: number }> =>
    server.api('/api/admin/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: 'wrong' }),
    });
  for (let made = 0; made < 5; made += 1) expect((await attempt()).status).toBe(401);
  const before = performance.now();
  expect((await attempt()).status).toBe(429);
  expect(performance.now() - before).toBeGreaterThan(250);
});
