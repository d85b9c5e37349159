import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithProcess } from './end-with-process.ts';

/** A site that journeys can visit. */
export interface RunningSite {
  /** The URL has no slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/** The password of the administrator on every site in production mode. */
export const PASSWORD = 'cheers to everyone here';

const PROGRAM = join(import.meta.dirname, '../../../dist/server/main.js');
const START_TIMEOUT_MS = 240_000;
const LOOK_AGAIN_MS = 100;

const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts the built program with its own catalogue, and adds `variables` to its environment. */
export async function startBuiltSite(
  variables: Record<string, string | undefined> = {},
): Promise<RunningSite> {
  if (!existsSync(PROGRAM)) throw new Error('There is no built site: run `npm run build` first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'tasting-house-journey-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    ADMIN_PASSWORD: PASSWORD,
    ...variables,
  };
  const child = spawn(process.execPath, [PROGRAM], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listen = (chunk: Buffer) => (said += chunk.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  let isStopped = false;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // Later journeys would only report that the site does not answer.
  child.once('exit', (code, signal) => {
    if (!isStopped)
      console.error(`The built site ended by itself (${code ?? signal}):\n${said.slice(-2000)}`);
  });
  const url = `http://127.0.0.1:${port}`;

  const forget = endWithProcess(() => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const stop = async () => {
    isStopped = true;
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
    forget();
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const isUp = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, stop };
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The built site did not start:\n${said}`);
    }
    await pause(LOOK_AGAIN_MS);
  }
}
