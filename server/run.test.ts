import { stat, writeFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { tryPassword } from '#server/tests/site/log-in.ts';
import { faultSite } from '#server/tests/faults/fault-site.ts';

/** Leaves out the starter catalogue, which takes a third of the time, unless `env` says otherwise. */
async function openFolder() {
  const { dataDir, start } = await faultSite();
  const startWith = (env: Record<string, string> = {}) =>
    start({ env: { STARTER_CATALOGUE: 'off', ...env } });
  return { dataDir, start: startWith };
}

describe('the server as a process', () => {
  it('opens with one line, holds its folder, ends with 0, and keeps the data for the next start', async () => {
    const { dataDir, start } = await openFolder();
    const BACKUP_DIR = join(dataDir, 'daily/site');
    const first = start({ STARTER_CATALOGUE: 'on', BACKUP_DIR });
    const origin = await first.opened;
    expect(first.output()).toBe(
      `Alder & Still is open at ${origin} (demo mode, the admin password is cheers)\n`,
    );
    expect((await stat(BACKUP_DIR)).mode & 0o777).toBe(0o700);
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.errors()).toMatch(/^DATA_DIR .* is in use: .*\.sqlite is held by another process\n$/);
    expect((await fetch(`${origin}/api/ready`)).status).toBe(200);

    const before = await (await fetch(`${origin}/api/cocktails`)).text();
    expect(JSON.parse(before)).not.toHaveLength(0);
    first.process.kill('SIGINT');
    expect([await first.ended, first.errors()]).toEqual([0, '']);
    expect(await (await fetch(`${await start().opened}/api/cocktails`)).text()).toBe(before);
  });

  it('finishes what is in flight on SIGTERM, accepts nothing new, and exits 0', async () => {
    const { start } = await openFolder();
    const run = start();
    const origin = await run.opened;
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    let reply = '';
    socket.on('data', (chunk) => (reply += String(chunk)));
    const head = 'POST /api/admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
    socket.write(`${head}Content-Length: 15\r\n\r\n{"password"`);
    // When the second request is answered, the server has read the first one.
    const isOpen = () =>
      fetch(`${origin}/api/health`).then(
        () => true,
        () => false,
      );
    expect(await isOpen()).toBe(true);
    run.process.kill('SIGTERM');
    await expect.poll(isOpen).toBe(false);
    expect(reply).toBe('');
    socket.write(':""}');
    expect(await run.ended).toBe(0);
    expect(reply).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(reply).toContain('Password is required');
  });

  // config.test.ts tests all other values that are refused, and the messages.
  it.each([
    ['NODE_ENV', 'production', 'ADMIN_PASSWORD must be set when NODE_ENV is production: '],
    ['BACKUP_DIR', '/dev/null/x', 'BACKUP_DIR must be a folder that the site may write to, not '],
  ])('ends with one clear line and exit code 1 on bad configuration: %s=%s', async (name, value, line) => {
    const { start } = await openFolder();
    const run = start({ [name]: value });
    expect([await run.ended, run.output()]).toEqual([1, '']);
    expect(run.errors()).toMatch(new RegExp(`^${line}.+\n$`));
  });

  it('ends likewise when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { start } = await openFolder();
    const run = start({ PORT: String(port) });
    expect(await run.ended).toBe(1);
    expect(run.errors()).toBe(`PORT ${port} is already in use on 127.0.0.1: choose another one\n`);
    other.close();
  });

  it('reads the password from ADMIN_PASSWORD_FILE, and names it nowhere', async () => {
    const { dataDir, start } = await openFolder();
    const file = join(dataDir, 'password');
    await writeFile(file, 'correct horse\n');
    const run = start({ ADMIN_PASSWORD_FILE: file, NODE_ENV: 'production' });
    const origin = await run.opened;
    expect(run.output()).toBe(`Alder & Still is open at ${origin}\n`);
    const api = async (path: string, init?: RequestInit) => {
      const { status, headers } = await fetch(origin + path, init);
      return { status, headers, body: null };
    };
    expect((await tryPassword({ api }, 'correct horse')).status).toBe(200);
  });
});
