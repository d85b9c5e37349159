import type pg from 'pg';
import { Sequelize, Transaction } from 'sequelize';
import sqlite3 from 'sqlite3';
import { access, constants, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { dialectOf } from '../models/queries.ts';
import { holdSqliteFile } from './hold-sqlite-file.ts';
import { openSqlite } from './open-sqlite.ts';
import { defineModels, type Context } from '../models/models.ts';

const MAX_POSTGRES_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 3000;
const ACQUIRE_TIMEOUT_MS = 10_000;

export interface Connection {
  sequelize: Sequelize;
  /** Ends the connections to a database that does not answer, so that their work fails at once. */
  drop: () => void;
  close: () => Promise<void>;
}

/**
 * Connects to PostgreSQL when there is a `databaseUrl`, otherwise to SQLite.
 *
 * Invariants of a SQLite connection. In WAL mode, readers and the writer do not wait for each other. With
 * synchronous=FULL, committed data is on the disk. foreign_keys=ON is Sequelize's default. A write begins
 * with BEGIN IMMEDIATE: a transaction that begins as a reader fails when another has written meanwhile.
 * TransactionRunner queues writes, because a wait for SQLite's lock takes a thread. One process at a time
 * opens the file to write (see `holdSqliteFile`).
 */
export async function connect(location: DatabaseLocation): Promise<Connection> {
  if (location.databaseUrl !== null) return connectToPostgres(location.databaseUrl);
  await makePrivate(location.dataDir);
  const release = await holdSqliteFile(databaseFileOf(location));
  const sequelize = openSqlite(databaseFileOf(location), sqlite3.OPEN_READWRITE);
  return {
    sequelize,
    drop: () => undefined,
    async close() {
      await sequelize.close();
      await release();
    },
  };
}

/**
 * Without a name, SQLite makes a temporary file, because memory could not hold a large backup. It deletes the
 * file when the connection closes. There are no transactions: Sequelize would open another file for each.
 */
export function connectTemporary(): Sequelize {
  return openSqlite('', sqlite3.OPEN_READWRITE);
}

/** Reads the database at one moment, in any schema, and changes nothing. */
export async function readDatabase<T>(
  location: DatabaseLocation,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const sequelize =
    location.databaseUrl === null
      ? openSqlite(databaseFileOf(location), sqlite3.OPEN_READONLY)
      : (await connectToPostgres(location.databaseUrl)).sequelize;
  try {
    return await readInTransaction({ sequelize, models: defineModels(sequelize) }, work);
  } finally {
    await sequelize.close();
  }
}

/** All statements of `work` see the same moment. */
export function readInTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  const { sequelize } = context;
  const kind =
    dialectOf(sequelize) === 'postgres'
      ? { isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ }
      : { type: Transaction.TYPES.DEFERRED };
  return sequelize.transaction(kind, (transaction) => work({ ...context, transaction }));
}

async function connectToPostgres(databaseUrl: string): Promise<Connection> {
  const clients = new Set<pg.Client>();
  const sequelize = new Sequelize(databaseUrl, {
    dialect: 'postgres',
    logging: false,
    pool: { max: MAX_POSTGRES_CONNECTIONS, acquire: ACQUIRE_TIMEOUT_MS },
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
    close: () => sequelize.close(),
  };
}

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** Only the owner may read drafts, sessions and history. Throws when file or folder cannot be written. */
async function makePrivate(dataDir: string): Promise<void> {
  // SQLite makes files beside its own, with the same permissions.
  await makePrivateFolder(dataDir);
  // SQLite would open a file that it may not write, and fail at the first change.
  await (await open(databaseFileOf({ dataDir }), 'a', OWNER_ONLY_FILE)).close();
}

/** Throws when the folder cannot be made, read or written. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: OWNER_ONLY_FOLDER });
  await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
}

export interface DatabaseLocation {
  dataDir: string;
  databaseUrl: string | null;
}

export const DATABASE_FILE = 'catalogue.sqlite';

export function databaseFileOf({ dataDir }: Pick<DatabaseLocation, 'dataDir'>): string {
  return join(dataDir, DATABASE_FILE);
}

export function locationName(location: DatabaseLocation): string {
  if (location.databaseUrl === null) return databaseFileOf(location);
  const { host, pathname } = new URL(location.databaseUrl);
  return `postgres://${host}${pathname}`;
}
