import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
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

/** Starts the built program with its own catalogue, and adds `variables` to its environment. */
export async function startBuiltSite(
  variables: Record<string, string | undefined> = {},
): Promise<RunningSite> {
  if (!existsSync(PROGRAM)) throw new Error('There is no built site: run `npm run build` first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'tasting-house-journey-'));
  const env = {
    ...process.env,
    PORT: '0',
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
  const opened = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`The built site did not start:\n${said}`));
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      // The space or the line end after the URL shows that all of it has arrived.
      const origin = /is open at (\S+)\s/.exec(said)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', fail);
    setTimeout(fail, START_TIMEOUT_MS).unref();
  });
  let isStopped = false;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // Later journeys would only report that the site does not answer.
  child.once('exit', (code, signal) => {
    if (!isStopped)
      console.error(`The built site ended by itself (${code ?? signal}):\n${said.slice(-2000)}`);
  });

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
  try {
    return { url: await opened, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
