import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { QueryTypes, Sequelize } from 'sequelize';
import sqlite3 from 'sqlite3';
import { BUSY_TIMEOUT_MS, DurableDatabase } from './durable-database.ts';

export interface DatabaseLocation {
  /** Folder of the embedded database, used when there is no databaseUrl. */
  dataDir: string;
  databaseUrl: string | null;
}

/** The embedded database's file in its folder. */
export const DATABASE_FILE = 'catalogue.sqlite';
/** Up to a few seconds, in growing pauses. */
const WHILE_BUSY = { max: 12, match: [/SQLITE_BUSY/], backoffBase: 10, backoffExponent: 1.5 };
const MAX_POSTGRES_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 3000;

/**
 * Keeps the embedded database open until the function that it gives is called. Sequelize closes each connection
 * after its work, and SQLite would fold its log into the file every time; and whoever wants the file alone, such as
 * a restore, sees by it that somebody is at home.
 */
export async function keepOpen({ dataDir, databaseUrl }: DatabaseLocation): Promise<() => Promise<void>> {
  if (databaseUrl !== null) return () => Promise.resolve();
  const database = await new Promise<sqlite3.Database>((resolve, reject) => {
    const opened = new sqlite3.Database(join(dataDir, DATABASE_FILE), (error) => {
      if (error) return reject(error);
      // Only a connection that has read holds the file.
      opened.get('SELECT 1 FROM sqlite_master', (failed) => (failed ? reject(failed) : resolve(opened)));
    });
  });
  return () => new Promise((resolve) => database.close(() => resolve()));
}

export interface Connection {
  sequelize: Sequelize;
  /** Gives up the connections to a database that does not answer: whatever waits for one fails now. */
  hangUp: () => void;
}

/** A connected Sequelize: PostgreSQL when there is an address, otherwise SQLite in WAL mode. */
export async function connect({ dataDir, databaseUrl }: DatabaseLocation): Promise<Connection> {
  if (databaseUrl !== null) {
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
      hangUp() {
        for (const client of clients) client.end().catch(() => undefined);
      },
    };
  }
  await mkdir(dataDir, { recursive: true });
  // SQLite opens a file that it may not write, and only the first change would fail.
  const file = join(dataDir, DATABASE_FILE);
  if (existsSync(file)) await access(file, constants.W_OK);
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    dialectModule: { ...sqlite3, Database: DurableDatabase },
    storage: file,
    logging: false,
    retry: { max: 0 },
  });
  // Readers and the writer do not wait for each other in this mode. It stays with the file. Whoever makes the file at
  // the same moment is not waited for, whatever the timeout: so it is asked for again.
  await sequelize.query('PRAGMA journal_mode = WAL', { type: QueryTypes.SELECT, retry: WHILE_BUSY });
  return { sequelize, hangUp: () => undefined };
}
