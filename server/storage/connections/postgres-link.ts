import type pg from 'pg';

export const REVISION_CHANNEL = 'catalogue_revision';
/** Shared by every process that serves the site, so that a restore finds out. */
export const SERVING_LOCK = 20_261_122;

const REVISION_QUERY = {
  name: 'revision',
  text: 'SELECT "revision" FROM "catalogue_revision" WHERE "id" = 1',
};
const ANSWER_TIMEOUT_MS = 2000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

interface LinkListeners {
  revision: (revision: number) => void;
  away: (reason: unknown) => void;
  back: () => void;
}

/**
 * A connection of its own to PostgreSQL, which is notified of writes and is asked for the revision before a read. Questions that wait share
 * one query, and none shares a query that was sent before it was asked. A lost connection is made again, at once and then with
 * growing delays. The database is away only when that fails, or when a living connection brings no answer in time.
 */
export class PostgresLink {
  readonly #url: string;
  readonly #listeners: LinkListeners;
  #client: pg.Client | null = null;
  #attempt: Promise<void> = Promise.resolve();
  #sent: Promise<number | 'unreachable'> = Promise.resolve(0);
  #waiting: Promise<number | 'unreachable'> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #isClosed = false;
  #isAway = false;

  constructor(url: string, listeners: LinkListeners) {
    this.#url = url;
    this.#listeners = listeners;
  }

  async open(): Promise<void> {
    this.#client = await this.#connect();
  }

  ask(): Promise<number | 'unreachable'> {
    if (this.#isAway) return Promise.resolve('unreachable');
    this.#waiting ??= this.#sent.then(() => {
      this.#waiting = null;
      this.#sent = this.#ask();
      return this.#sent;
    });
    return this.#waiting;
  }

  /** Asks now and then whether the database still answers. */
  async watch<T>(work: Promise<T>): Promise<T> {
    const timer = setInterval(() => void this.ask(), ANSWER_TIMEOUT_MS);
    try {
      return await work;
    } finally {
      clearInterval(timer);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#attempt;
    await this.#client?.end().catch(() => undefined);
  }

  async #ask(): Promise<number | 'unreachable'> {
    // A dead connection says nothing of the database: the next one decides.
    for (let attempts = 0; attempts < 2; attempts += 1) {
      await this.#attempt;
      const client = this.#client;
      if (!client) return 'unreachable';
      try {
        const { rows } = await inTime(client.query<{ revision: number }>(REVISION_QUERY));
        const revision = rows[0]?.revision ?? 0;
        this.#listeners.revision(revision);
        return revision;
      } catch (error) {
        if (error instanceof NoAnswerError) this.#goAway(error);
        this.#lose(client);
        if (this.#isAway) return 'unreachable';
      }
    }
    return 'unreachable';
  }

  #goAway(reason: unknown): void {
    if (this.#isAway || this.#isClosed) return;
    this.#isAway = true;
    this.#listeners.away(reason);
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.end().catch(() => undefined);
    this.#reconnect(FIRST_PAUSE_MS);
  }

  #reconnect(pauseMs: number): void {
    if (this.#isClosed) return;
    this.#attempt = this.#connect().then(
      (client) => {
        this.#client = client;
        if (!this.#isAway) return;
        this.#isAway = false;
        this.#listeners.back();
      },
      (error: unknown) => {
        this.#goAway(error);
        if (this.#isClosed) return;
        this.#retry = setTimeout(() => this.#reconnect(Math.min(2 * pauseMs, LONGEST_PAUSE_MS)), pauseMs);
      },
    );
  }

  async #connect(): Promise<pg.Client> {
    const { default: driver } = await import('pg');
    const client = new driver.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => this.#listeners.revision(Number(payload)));
    try {
      await inTime(client.connect());
      await inTime(client.query(`LISTEN ${REVISION_CHANNEL}`));
      await inTime(client.query(`SELECT pg_try_advisory_lock_shared(${SERVING_LOCK})`));
      return client;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }
}

class NoAnswerError extends Error {
  constructor() {
    super('the database took too long to answer');
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError()), ANSWER_TIMEOUT_MS);
  });
  // Its own failure has no listener when it is late.
  answer.catch(() => undefined);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
