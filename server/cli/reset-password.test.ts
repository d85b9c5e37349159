import { PassThrough } from 'node:stream';
import { expect, it, vi, afterEach } from 'vitest';
import { logIn } from '#server/tests/site/log-in.ts';
import { startTestServer } from '#server/tests/site/start-test-server.ts';
import { folderForTest } from '#server/tests/store/database-for-test.ts';
import { readNewPassword, resetPassword } from './reset-password.ts';

const FIRST = 'first of the environment';
const NEXT = 'tundra violin saddle mosaic';

it('a reset password opens the site and ends all sessions, until the configured one is back', async () => {
  const env = { DATA_DIR: await folderForTest(), ADMIN_PASSWORD: FIRST };
  const first = await startTestServer({ env });
  const { bearer } = await logIn(first, FIRST);
  const location = { dataDir: first.database.dataDir, databaseUrl: first.database.databaseUrl };
  if (location.databaseUrl === null)
    await expect(resetPassword(location, NEXT, 'Alder')).rejects.toThrow(/is running: stop it first\.$/);
  await first.stop();
  expect(await resetPassword(location, NEXT, 'Alder')).toMatch(/is changed, and all sessions are over\.$/);

  const second = await startTestServer({ env });
  expect((await second.api('/api/admin/session', { headers: { Authorization: bearer } })).status).toBe(401);
  await logIn(second, NEXT);
  await second.stop();
  expect(await resetPassword(location, null, 'Alder')).toMatch(/is the configured one again/);
  await logIn(await startTestServer({ env }), FIRST);
});

it('a weak password and a missing site are refused', async () => {
  const location = { dataDir: await folderForTest(), databaseUrl: null };
  await expect(resetPassword(location, 'short', 'Alder')).rejects.toThrow('at least 12 characters');
  await expect(resetPassword(location, NEXT, 'Alder')).rejects.toThrow('There is no site at');
});

const stream = (isTTY: boolean) =>
  Object.assign(new PassThrough(), { isTTY, setRawMode: vi.fn() }) as unknown as NodeJS.ReadStream &
    PassThrough;

afterEach(() => {
  vi.restoreAllMocks();
});

it('the command asks at a terminal, accepts corrections, and does not show the password', async () => {
  const shown: unknown[] = [];
  for (const output of [process.stderr, process.stdout])
    vi.spyOn(output, 'write').mockImplementation((words) => shown.push(words) > 0);
  const input = stream(true);
  const read = readNewPassword(input);
  input.write('lantern copper willow glas\u007Fss\r');
  expect(await read).toBe('lantern copper willow glass');
  expect(shown).toEqual(['New password: ', '\n']);
});

it('the command reads a pipe, and cuts only the line end of echo', async () => {
  const input = stream(false);
  input.end(' amber\nfalcon \r\n');
  expect(await readNewPassword(input)).toBe(' amber\nfalcon ');
});
