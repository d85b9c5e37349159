import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgresPrograms } from './postgres-programs.ts';

export interface PostgresCluster {
  /** The URL of the cluster's first database, from which others can be made. */
  url: string;
  /** Ends the cluster and removes its files. */
  remove(): Promise<void>;
}

const USER = 'tasting_house';
const PASSWORD = 'cheers';
const INITDB_FLAGS = [`--username=${USER}`, '--auth=password', '--encoding=UTF8', '--locale=C', '--no-sync'];
/** PostgreSQL writes these words into its log, in the locale C, once it accepts connections. */
const READY = 'database system is ready to accept connections';
/** The data of tests need not survive a crash of the machine. Many servers share the cluster. */
const QUICK_FLAGS = ['-c', 'synchronous_commit=off', '-c', 'fsync=off', '-c', 'full_page_writes=off'];
const COMMON_FLAGS = ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=400'];
/** No sockets in a folder: it may not be writable, and nothing connects through them. */
const NO_SOCKET = ['-c', 'unix_socket_directories='];

/**
 * Starts the real PostgreSQL of the npm package in a new folder. Under root it runs as an unprivileged user,
 * because it refuses to run as root.
 */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const { initdb, postgres, user, folder } = await findPostgresPrograms();
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, PASSWORD);
  if (user.uid !== undefined && user.gid !== undefined) await chown(data, user.uid, user.gid);
  // The unprivileged user may not be able to enter the current folder.
  const options = { ...user, cwd: data, env: { ...process.env, LC_ALL: 'C' } };
  await promisify(execFile)(initdb, [...INITDB_FLAGS, '-D', data, '--pwfile', passwordFile], options);

  // The making of the cluster takes a second, in which another program could take the port.
  const port = await freePort();
  const flags = ['-D', data, '-p', String(port), ...COMMON_FLAGS, ...NO_SOCKET, ...QUICK_FLAGS];
  const running = spawn(postgres, flags, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  // A cluster that ended by itself would not end again.
  const ended = new Promise((resolve) => running.once('exit', resolve));
  const endWithParent = () => running.kill('SIGQUIT');
  process.once('exit', endWithParent);
  await untilReady(running);
  return {
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    async remove() {
      running.kill('SIGINT');
      await ended;
      process.off('exit', endWithParent);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when PostgreSQL accepts connections. Rejects with its log when it ends before. */
function untilReady(postgres: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    postgres.stderr?.on('data', (chunk: Buffer) => {
      if (log.includes(READY)) return;
      log += chunk.toString();
      if (log.includes(READY)) resolve();
    });
    postgres.once('error', reject);
    postgres.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

/**
 * Makes a database beside the one of `postgresUrl` and returns its URL. It is empty, or a copy of the one at
 * the URL `template`, to which nothing may be connected.
 */
export async function createDatabase(postgresUrl: string, template?: string): Promise<string> {
  const name = `tasting_house_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  // A copy of the files also has the caches that the first connection would build anew.
  const copy =
    template === undefined
      ? ''
      : ` TEMPLATE ${client.escapeIdentifier(databaseNameOf(template))} STRATEGY FILE_COPY`;
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${copy}`);
  await client.end();
  const url = new URL(postgresUrl);
  url.pathname = name;
  return url.href;
}

const databaseNameOf = (url: string): string => new URL(url).pathname.slice(1);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
