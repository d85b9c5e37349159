import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServerProcess, type ServerProcess } from '#server/tests/site/server-process.ts';

describe('the server as a process', () => {
  let dataDir: string;
  let runs: ServerProcess[];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'tasting-house-'));
    runs = [];
  });
  afterEach(async () => {
    for (const { process } of runs) process.kill('SIGKILL');
    await Promise.all(runs.map(({ ended }) => ended));
    await rm(dataDir, { recursive: true, force: true });
  });

  /** The site starts without the starter catalogue, which takes a third of the time, unless `env` says otherwise. */
  function start(env: Record<string, string> = {}): ServerProcess {
    const run = startServerProcess({ env: { DATA_DIR: dataDir, STARTER_CATALOGUE: 'off', ...env } });
    runs.push(run);
    return run;
  }

  it('prints one line with the address and, in demo mode, the demo password', async () => {
    const run = start();
    const address = await run.opened;
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    expect(run.output()).toBe(
      `Alder & Still is open at ${address} (demo mode, the admin password is cheers)\n`,
    );
    expect(run.errors()).toBe('');
  });

  it('keeps the data when it is stopped and started again', async () => {
    const first = start({ STARTER_CATALOGUE: 'on' });
    const before = await (await fetch(`${await first.opened}/api/cocktails`)).text();
    expect(JSON.parse(before)).not.toHaveLength(0);
    first.process.kill('SIGINT');
    expect(await first.ended).toBe(0);
    const second = start();
    expect(await (await fetch(`${await second.opened}/api/cocktails`)).text()).toBe(before);
  });

  it('finishes what is in flight on SIGTERM, accepts nothing new, and exits 0', async () => {
    const run = start();
    const { hostname, port } = new URL(await run.opened);
    const socket = connect(Number(port), hostname);
    let reply = '';
    socket.on('data', (chunk) => (reply += String(chunk)));
    const head = 'POST /api/admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
    socket.write(`${head}Content-Length: 15\r\n\r\n{"password"`);
    // A second request that is answered shows that the first one has been read.
    await fetch(`http://${hostname}:${port}/api/health`);
    run.process.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`http://${hostname}:${port}/api/health`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    expect(reply).toBe('');
    socket.write(':""}');
    expect(await run.ended).toBe(0);
    expect(reply).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(reply).toContain('Password is required');
  });

  // What else the configuration refuses, and the words for it, is in config.test.ts.
  it.each([
    [
      { NODE_ENV: 'production' },
      'ADMIN_PASSWORD must be set when NODE_ENV is production: there is no demo mode there',
    ],
  ])('ends with one clear line and exit code 1 on bad configuration: %j', async (env, line) => {
    const run = start(env);
    expect(await run.ended).toBe(1);
    expect(run.errors()).toBe(`${line}\n`);
    expect(run.output()).toBe('');
  });

  it('ends likewise when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const run = start({ PORT: String(port) });
    expect(await run.ended).toBe(1);
    expect(run.errors()).toBe(`PORT ${port} is already in use on 127.0.0.1: choose another one\n`);
    other.close();
  });

  it('ends likewise when another process has the folder open, and says which file is held', async () => {
    const first = start();
    await first.opened;
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.errors()).toMatch(/^DATA_DIR .* is in use: .*\.sqlite is held by another process\n$/);
    expect((await fetch(`${await first.opened}/api/ready`)).status).toBe(200);
  });

  it('reads the password from ADMIN_PASSWORD_FILE, and names it nowhere', async () => {
    const file = join(dataDir, 'password');
    await writeFile(file, 'correct horse\n');
    const run = start({ ADMIN_PASSWORD_FILE: file, NODE_ENV: 'production' });
    const address = await run.opened;
    expect(run.output()).toBe(`Alder & Still is open at ${address}\n`);
    const logIn = async (password: string): Promise<number> => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ password });
      return (await fetch(`${address}/api/admin/login`, { method: 'POST', headers, body })).status;
    };
    expect(await logIn('correct horse\n')).toBe(401);
    expect(await logIn('correct horse')).toBe(200);
  });
});
