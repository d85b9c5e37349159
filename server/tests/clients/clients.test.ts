import { execFile, spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServerForFile, type TestServer } from '#server/tests/site/start-test-server.ts';

/**
 * Clients of others, generated from the document that the server serves, each with a whole day of the administrator on a
 * real server. What they cannot express is a fault of the contract.
 */

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/clients');
const document = join(folder, 'openapi.json');
const picture = join(folder, 'picture.png');
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The steps of a day, with the status and the values that every client must report for each. */
const DAY = [
  ['list', 200, 2],
  ['too early', 401, '/api/docs#problem-session-missing'],
  ['log in', 200],
  ['spirit', 201, 'aquavit'],
  ['twice', 409, '/api/docs#problem-name-taken'],
  ['picture', 201, '/api/images/'],
  ['recipe', 201, ['aquavit'], '/api/images/'],
  ['read', 200, 'Nordic Sour'],
  ['replaced', 200, 'Northern Sour', 2],
  ['stale', 412, '/api/docs#problem-version-stale'],
  ['patched', 200, 'Once, in the north.', 2],
  ['featured', 200, true, 'Once, in the north.'],
  ['emptied', 200, null, []],
  ['nameless', 400, 'Name is required'],
  ['in use', 409, '/api/docs#problem-item-in-use'],
  ['preview', 200, 1],
  ['import', 200, 1],
  ['stored import', 202, '/api/admin/imports/'],
  ['its end', 200, 'done', 1],
  ['many', 200, 1],
  ['export', 200, true],
  ['history', 200, 'Sheet Sour'],
  ['undo', 200, 0],
  ['sessions', 200, 1],
  ['audit', 200, true],
  ['remove', 204],
  ['freed', 204],
  ['log out', 204],
  ['after', 401, '/api/docs#problem-session-missing'],
];

const run = promisify(execFile);
const hasPython = spawnSync('python3', ['--version']).status === 0;
const tool = (name: string, ...args: string[]) =>
  run(join(root, 'node_modules/.bin', name), args, { cwd: root });

/** What a day's module exports; the modules are typed once their client is generated. */
interface Day {
  day(address: string, picture: Blob): Promise<unknown[]>;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServerForFile({ catalogue: 'starter' });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(document, await (await server.fetch('/api/openapi.json')).text());
  await writeFile(picture, Buffer.from(ONE_PIXEL, 'base64'));
});
afterAll(() => server.stop());

describe('clients that others generate', () => {
  it('type-check against the served document and carry an administrator through a day', async () => {
    const heyApi = [
      '-p',
      '@hey-api/client-fetch',
      '@hey-api/typescript',
      '@hey-api/sdk',
      '--silent',
      '--no-log-file',
    ];
    await Promise.all([
      tool('openapi-typescript', document, '-o', join(folder, 'openapi-typescript.ts')),
      tool('openapi-ts', '-i', document, '-o', join(folder, 'hey-api'), ...heyApi),
    ]);
    const { stdout } = await tool('tsc', '-p', 'server/tests/clients').catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
    for (const name of ['openapi-fetch', 'hey-api']) {
      const client = (await import(join(import.meta.dirname, `scripts/${name}.ts`))) as Day;
      const file = new Blob([Buffer.from(ONE_PIXEL, 'base64')], { type: 'image/png' });
      expect(await client.day(server.address, file), name).toEqual(DAY);
    }
  });

  it.runIf(hasPython)(
    'need no JavaScript: the document alone carries a Python program through the same day',
    async () => {
      const { stdout } = await run('python3', [
        '-B',
        join(import.meta.dirname, 'scripts/day.py'),
        server.address,
        picture,
      ]);
      expect(JSON.parse(stdout)).toEqual(DAY);
    },
  );
});
