/** `npm run fuzz -- --seed 7 --requests 5000`: fails when an answer to a request made from the contract is not allowed, a 5xx or slow. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/start-server.ts';
import { fuzz } from '#server/tests/fuzz/fuzz.ts';
import { openTestSession } from '#server/tests/site/open-test-session.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, requests: { type: 'string', default: '5000' } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);

const dataDir = await mkdtemp(join(tmpdir(), 'tasting-house-fuzz-'));
const server = await startServer(readConfig({ PORT: '0', DATA_DIR: dataDir }), {
  pages: null,
  log: createLog('silent'),
});
try {
  const report = await fuzz({
    address: server.address,
    seed,
    requests: Number(values.requests),
    openSession: () => openTestSession(server.store),
  });
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${status} × ${count}`);
  console.log(`seed ${seed}, ${report.requests} requests: ${statuses.join(', ')}`);
  console.log(`slowest ${Math.round(report.slowestMs)} ms: ${report.slowest}`);
  for (const failure of report.failures) console.log(`✗ ${failure}`);
  console.log(`${report.failures.length} failures`);
  process.exitCode = report.failures.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
