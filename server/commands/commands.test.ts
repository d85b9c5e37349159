import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Spirit } from '#openapi/generated/model.ts';
import type { DatabaseLocation } from '#server/storage/connections/connection.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { startTestServer } from '#server/tests/site/start-test-server.ts';

interface Outcome {
  code: number;
  output: string;
  errors: string;
}

/** A command line, as a process of its own. */
function npmRun(
  command: string,
  words: string[],
  { dataDir, databaseUrl }: DatabaseLocation,
): Promise<Outcome> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', command, '--', ...words], { env }, (error, output, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors: withoutNpm(errors) }),
    );
  });
}

/** What npm itself has to say of its own settings is not the command's. */
const withoutNpm = (errors: string): string => errors.replaceAll(/^npm (?:warn|notice) .*\n/gm, '');

it('npm run backup and restore: one line each, beside a running site', async () => {
  const server = await startTestServer({ catalogue: 'starter' });
  const admin = await logIn(server);
  const names = async (): Promise<string[]> =>
    ((await server.api('/api/spirits')).body as Spirit[]).map(({ name }) => name);
  const file = join(server.dataDir, 'site.backup.gz');
  const on = (command: string, ...words: string[]) => npmRun(command, words, server.database);

  await admin.send('POST', '/api/spirits', { name: 'In the backup' });
  const backup = await on('backup', file);
  expect(backup).toMatchObject({ code: 0, errors: '' });
  expect(backup.output).toMatch(/^Backed up \S+ to \S+: 73 cocktails, [^\n]+\n$/);
  await admin.send('POST', '/api/spirits', { name: 'After the backup' });

  const running = await on('restore', file);
  expect(running).toMatchObject({ code: 1, output: '' });
  expect(running.errors).toMatch(/^The site on \S+ is running: stop it first[^\n]*\.\n$/);

  const damaged = join(server.dataDir, 'damaged.gz');
  await writeFile(damaged, (await readFile(file)).subarray(0, 3000));
  const refused = await on('restore', damaged, '--force');
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.errors).toBe(`${damaged} cannot be restored: its end is missing.\n`);
  expect(await names()).toContain('After the backup');
});
