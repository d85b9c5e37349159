import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 10;
const TICKS_PER_SECOND = 100;
const MS_PER_SECOND = 1000;
const KB_PER_KIB = 1.024;
const KB_PER_MB = 1000;

export interface Target {
  name: string;
  address: string;
  pid: number;
  /** The time from the start to the first answer. */
  startMs: number;
  stop(): Promise<void>;
}

/** `node …args` with a free PORT. */
export async function startTarget(
  name: string,
  args: string[],
  env: Record<string, string>,
  path = '/',
): Promise<Target> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await firstAnswer(child, address + path, started);
  return {
    name,
    address,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function firstAnswer(child: ChildProcess, url: string, started: number): Promise<void> {
  while (performance.now() - started < START_TIMEOUT_MS) {
    if (child.exitCode !== null) throw new Error(`The server for ${url} ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  child.kill('SIGKILL');
  throw new Error(`No answer from ${url}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Processor time; NaN without /proc. */
export function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * MS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}

/** Now or at its highest; NaN without /proc. */
export function memoryMb(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return (Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) * KB_PER_KIB) / KB_PER_MB;
  } catch {
    return Number.NaN;
  }
}
