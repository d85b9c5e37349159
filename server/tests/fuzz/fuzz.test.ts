import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';
import { openTestSession } from '../site/open-test-session.ts';
import { startTestServer } from '../site/start-test-server.ts';

const REQUESTS = 660;

it('no 5xx, no answer outside the contract, nothing slower than 2 s', { timeout: 120_000 }, async () => {
  const server = await startTestServer({ catalogue: 'starter' });
  const { address, store } = server;
  const report = await fuzz({
    address,
    seed: 20_261_121,
    requests: REQUESTS,
    openSession: () => openTestSession(store),
  });
  expect(report.failures).toEqual([]);
  // A run that is refused everywhere would show nothing.
  for (const status of ['200', '201', '204', '400', '401', '403', '404', '405', '415'])
    expect(report.statuses[status], status).toBeGreaterThan(0);
  expect(({} as Record<string, unknown>)['name']).toBeUndefined();
});
