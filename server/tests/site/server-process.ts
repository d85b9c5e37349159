import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { bundledFile } from './bundled-file.ts';

export interface ServerProcess {
  process: ChildProcess;
  output: () => string;
  errors: () => string;
  /** Resolves with the exit code, or with null after a signal. */
  ended: Promise<number | null>;
  /** Resolves with the origin of the start line, and rejects when the process ends before. */
  opened: Promise<string>;
}

export interface ServerProcessOptions {
  env: Record<string, string>;
  /** The size in KiB of the largest file that the process may write, as on a full disk. */
  maxFileKib?: number;
  /** Applies the permissions of files to root too. Another user might not be able to read the program. */
  obeysPermissions?: boolean;
}

/** `node` runs this file: the site without pages, built when this run of tests began. */
const SITE_PROGRAM = await bundledFile('main.js');
const IS_ROOT = process.getuid?.() === 0;
/** A command of util-linux (on every Linux). It removes root's capability to ignore permissions. */
const WITHOUT_OVERRIDE = ['setpriv', '--bounding-set=-dac_override', '--'];
const DASH_BLOCKS_PER_KIB = 2;

/** Starts the real server without pages, as a process on a free port. */
export function startServerProcess({
  env,
  maxFileKib,
  obeysPermissions,
}: ServerProcessOptions): ServerProcess {
  const node = [process.execPath, SITE_PROGRAM];
  // POSIX counts in blocks of 512 bytes. Node ignores the signal, so a write fails as on a full disk.
  const limit = `ulimit -f ${(maxFileKib ?? 0) * DASH_BLOCKS_PER_KIB} && exec "$@"`;
  const started = maxFileKib === undefined ? node : ['sh', '-c', limit, 'sh', ...node];
  const [command = '', ...words] = obeysPermissions && IS_ROOT ? [...WITHOUT_OVERRIDE, ...started] : started;
  const child = spawn(command, words, {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const opened = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      // The space or the line end after the URL shows that all of it has arrived.
      const origin = /is open at (\S+)\s/.exec(output)?.[1];
      if (origin) resolve(origin);
    });
    ended.then((code) => reject(new Error(`ended with ${String(code)}: ${errors}`)), reject);
  });
  // A server that is meant to fail never opens, so nobody handles this rejection.
  opened.catch(() => undefined);
  return { process: child, output: () => output, errors: () => errors, ended, opened };
}
