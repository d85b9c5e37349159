import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { DatabaseLocation } from '#server/storage/connections/connection.ts';
import { startTestServer } from '#server/tests/site/start-test-server.ts';

interface FinishedCommand {
  code: number;
  output: string;
  errors: string;
}

/** Runs a command line in a new process. */
function npmRun(
  command: string,
  words: string[],
  { dataDir, databaseUrl }: DatabaseLocation,
): Promise<FinishedCommand> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', command, '--', ...words], { env }, (error, output, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors: withoutNpm(errors) }),
    );
  });
}

/** Removes the lines in which npm itself warns of its settings. */
const withoutNpm = (errors: string): string => errors.replaceAll(/^npm (?:warn|notice) .*\n/gm, '');

it('npm run backup and npm run restore print one line each', async () => {
  const server = await startTestServer({ catalogue: 'starter' });
  const file = join(server.dataDir, 'site.backup.gz');
  const backup = await npmRun('backup', [file], server.database);
  expect(backup).toMatchObject({ code: 0, errors: '' });
  expect(backup.output).toMatch(/^Backed up \S+ to \S+: 73 cocktails, [^\n]+\n$/);

  const mistyped = await npmRun('restore', [file, '--forse'], server.database);
  expect(mistyped).toMatchObject({ code: 1, output: '' });
  expect(mistyped.errors).toContain("Unknown option '--forse'");
});
