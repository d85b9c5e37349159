import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';
import { openTestSession } from '../site/open-test-session.ts';
import { startTestServer } from '../site/start-test-server.ts';

/** `FUZZ_SEED=7 FUZZ_REQUESTS=5000 npm run fuzz` sends other requests, and more of them. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 660);
const timeout = Math.max(120_000, REQUESTS * 200);

it('no 5xx, no answer outside the contract, nothing slower than 2 s', { timeout }, async () => {
  const server = await startTestServer({ catalogue: 'starter' });
  const { address, store } = server;
  const report = await fuzz({
    address,
    seed: SEED,
    requests: REQUESTS,
    openSession: () => openTestSession(store),
  });
  expect(report.failures).toEqual([]);
  // A run that is refused everywhere would show nothing.
  for (const status of ['200', '201', '204', '400', '401', '403', '404', '405', '415'])
    expect(report.statuses[status], status).toBeGreaterThan(0);
  expect(({} as Record<string, unknown>)['name']).toBeUndefined();
});
