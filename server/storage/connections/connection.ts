import type pg from 'pg';
import { QueryTypes, Sequelize } from 'sequelize';
import sqlite3 from 'sqlite3';
import { BUSY_TIMEOUT_MS, DurableDatabase } from './durable-database.ts';
import { databaseFileOf, type DatabaseLocation, DATABASE_FILE } from './location.ts';
import { chmod, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const MAX_POSTGRES_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 3000;

export interface Connection {
  sequelize: Sequelize;
  /** Gives up the connections to a database that does not answer: what waits for one of them fails at once. */
  drop: () => void;
}

/**
 * Connects to the database: PostgreSQL when there is an address, otherwise SQLite.
 *
 * Invariants of a SQLite connection. The file is in WAL mode, so that readers and the writer do not wait for each other. Every
 * connection has synchronous=FULL (what is committed is on the disk), foreign_keys=ON (Sequelize's default), and waits
 * for the lock of another connection. A transaction that writes begins with BEGIN IMMEDIATE: one that begins as a reader
 * fails when another has written meanwhile. Transactions that write go through a TransactionQueue: SQLite has one writer at a
 * time, and waiting for its lock takes up a thread of the process. One process at a time opens the file to write (see `holdFile`).
 */
export async function connect(location: DatabaseLocation): Promise<Connection> {
  if (location.databaseUrl !== null) return connectToPostgres(location.databaseUrl);
  await makePrivate(location.dataDir);
  const sequelize = sqlite(databaseFileOf(location), sqlite3.OPEN_READWRITE);
  await sequelize.query('PRAGMA journal_mode = WAL', { type: QueryTypes.SELECT });
  return { sequelize, drop: () => undefined };
}

/** Connects to a database that must exist and is only read: nothing of it changes, whatever its schema. */
export async function connectToRead(location: DatabaseLocation): Promise<Sequelize> {
  if (location.databaseUrl !== null) return (await connectToPostgres(location.databaseUrl)).sequelize;
  return sqlite(databaseFileOf(location), sqlite3.OPEN_READONLY);
}

function sqlite(file: string, mode: number): Sequelize {
  return new Sequelize({
    dialect: 'sqlite',
    dialectModule: { ...sqlite3, Database: DurableDatabase },
    dialectOptions: { mode },
    storage: file,
    logging: false,
    retry: { max: 0 },
  });
}

async function connectToPostgres(databaseUrl: string): Promise<Connection> {
  const clients = new Set<pg.Client>();
  const sequelize = new Sequelize(databaseUrl, {
    dialect: 'postgres',
    logging: false,
    pool: { max: MAX_POSTGRES_CONNECTIONS, acquire: BUSY_TIMEOUT_MS },
    dialectOptions: { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true },
  });
  sequelize.addHook('afterConnect', (connection) => {
    const client = connection as pg.Client;
    clients.add(client);
    client.once('end', () => clients.delete(client));
  });
  await sequelize.authenticate();
  return {
    sequelize,
    drop() {
      for (const client of clients) client.end().catch(() => undefined);
    },
  };
}

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/**
 * Makes the folder and the file of the embedded database, readable by their owner alone: drafts, sessions and the
 * history are in it. Files of an earlier release are tightened, and their folder too when it holds nothing else.
 * SQLite gives the files beside the database the same rights. Throws when the file cannot be written.
 */
async function makePrivate(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const file = databaseFileOf({ dataDir });
  // SQLite opens a file that it may not write, and only the first change would fail.
  await (await open(file, 'a', OWNER_ONLY_FILE)).close();
  const entries = await readdir(dirname(file));
  const own = entries.filter((entry) => entry.startsWith(DATABASE_FILE));
  for (const entry of own) await tighten(join(dataDir, entry), OWNER_ONLY_FILE);
  if (own.length === entries.length) await tighten(dataDir, OWNER_ONLY_FOLDER);
}

/** Another user's file stays as that user wants it. */
async function tighten(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch(() => undefined);
}
