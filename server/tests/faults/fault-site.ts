import { join } from 'node:path';
import sqlite3 from 'sqlite3';
import { onTestFinished } from 'vitest';
import { folderForTest } from '../store/database-for-test.ts';
import { startServerProcess, type ServerProcess, type ServerProcessOptions } from '../site/server-process.ts';

/** A folder with a database, on which a test starts processes of the site. */
export interface FaultSite {
  dataDir: string;
  start: (options?: Partial<ServerProcessOptions>) => ServerProcess;
  /** Returns 'ok', or what SQLite finds wrong. Call it when no process runs. */
  integrity(): Promise<string>;
}

/** Makes such a site. After the test, its processes end and its folder is deleted. */
export async function faultSite(): Promise<FaultSite> {
  const dataDir = await folderForTest();
  const runs: ServerProcess[] = [];
  onTestFinished(async () => {
    for (const { process } of runs) process.kill('SIGKILL');
    await Promise.all(runs.map(({ ended }) => ended));
  });
  return {
    dataDir,
    start(options = {}) {
      const run = startServerProcess({ ...options, env: { DATA_DIR: dataDir, ...options.env } });
      runs.push(run);
      return run;
    },
    integrity: () =>
      new Promise((resolve, reject) => {
        const database = new sqlite3.Database(join(dataDir, 'catalogue.sqlite'));
        database.get<{ integrity_check: string }>('PRAGMA integrity_check', (error, row) => {
          database.close();
          if (error) reject(error);
          else resolve(row.integrity_check);
        });
      }),
  };
}

export type Send = (url: string, init?: RequestInit) => Promise<Response>;

/** Sends JSON with this Authorization header, which may be empty. */
export const postJson = (url: string, authorization: string, body: object, send: Send = fetch) =>
  send(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: authorization },
    body: JSON.stringify(body),
  });

/** Sends the demo password. */
export const logInAt = (origin: string) => postJson(`${origin}/api/admin/login`, '', { password: 'cheers' });

/** Logs in and returns the Authorization header. */
export async function bearerAt(origin: string): Promise<string> {
  return `Bearer ${((await (await logInAt(origin)).json()) as { token: string }).token}`;
}

/** Adds a spirit. Returns null when there was no response. */
export async function addSpirit(
  origin: string,
  bearer: string,
  name: string,
  send: Send = fetch,
): Promise<number | null> {
  try {
    const fields = { name, description: 'x'.repeat(2000) };
    const response = await postJson(`${origin}/api/spirits`, bearer, fields, send);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

export async function spiritNames(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/spirits`);
  return ((await response.json()) as { name: string }[]).map(({ name }) => name);
}
