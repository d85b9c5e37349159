import type pg from 'pg';

/** Whether what this process knows is as new as every write acknowledged so far. */
export type Freshness = 'fresh' | 'stale';

export const REVISION_CHANNEL = 'catalogue_revision';
/** Held shared by every process that serves the site, so that a restore knows of them. */
export const SERVING_LOCK = 20_261_122;

const REVISION_QUERY = {
  name: 'revision',
  text: 'SELECT "revision" FROM "catalogue_revision" WHERE "id" = 1',
};
const ANSWER_TIMEOUT_MS = 2000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

/** What a link tells the storage of. */
export interface LinkListeners {
  /** A write was committed somewhere, or found to have been. */
  learn: (revision: number) => void;
  /** The database went away, with the reason, or came back. */
  away: (reason: unknown) => void;
  back: () => void;
}

/**
 * A connection to PostgreSQL of its own: it hears of other processes' writes as they commit, and is asked for the
 * revision before remembered answers are used. Everybody who waits shares one question, and nobody shares one that
 * was on its way already. When the connection is lost it is made again, at once and then with growing pauses; only
 * when that fails, or when a living connection brings no answer in time, is the database away.
 */
export class DatabaseLink {
  readonly #url: string;
  readonly #tell: LinkListeners;
  #client: pg.Client | null = null;
  /** Settles when the attempt under way has come to an end. */
  #attempt: Promise<void> = Promise.resolve();
  #asked: Promise<Freshness> = Promise.resolve('fresh');
  #waiting: Promise<Freshness> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;
  #away = false;

  constructor(url: string, listeners: LinkListeners) {
    this.#url = url;
    this.#tell = listeners;
  }

  get isAway(): boolean {
    return this.#away;
  }

  /** Makes the connection; throws when the database cannot be reached. */
  async open(): Promise<void> {
    this.#client = await this.#connect();
  }

  /** Asks for the revision and learns it. 'stale' when the database does not answer. */
  confirm(): Promise<Freshness> {
    if (this.#away) return Promise.resolve('stale');
    this.#waiting ??= this.#asked.then(() => {
      this.#waiting = null;
      this.#asked = this.#ask();
      return this.#asked;
    });
    return this.#waiting;
  }

  /** Waits for `work` on other connections, asking now and then whether the database still answers. */
  async watch<T>(work: Promise<T>): Promise<T> {
    const timer = setInterval(() => void this.confirm(), ANSWER_TIMEOUT_MS);
    try {
      return await work;
    } finally {
      clearInterval(timer);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#attempt;
    await this.#client?.end().catch(() => undefined);
  }

  async #ask(): Promise<Freshness> {
    // A connection that turns out to be dead says nothing of the database: the next one decides.
    for (let attempts = 0; attempts < 2; attempts += 1) {
      await this.#attempt;
      const client = this.#client;
      if (!client) return 'stale';
      try {
        const { rows } = await inTime(client.query<{ revision: number }>(REVISION_QUERY));
        this.#tell.learn(rows[0]?.revision ?? 0);
        return 'fresh';
      } catch (error) {
        if (error instanceof NoAnswerError) this.#goAway(error);
        this.#lose(client);
        if (this.#away) return 'stale';
      }
    }
    return 'stale';
  }

  #goAway(reason: unknown): void {
    if (this.#away || this.#closed) return;
    this.#away = true;
    this.#tell.away(reason);
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.end().catch(() => undefined);
    this.#reconnect(FIRST_PAUSE_MS);
  }

  #reconnect(pauseMs: number): void {
    if (this.#closed) return;
    this.#attempt = this.#connect().then(
      (client) => {
        this.#client = client;
        if (!this.#away) return;
        this.#away = false;
        this.#tell.back();
      },
      (error: unknown) => {
        this.#goAway(error);
        if (this.#closed) return;
        this.#retry = setTimeout(() => this.#reconnect(Math.min(2 * pauseMs, LONGEST_PAUSE_MS)), pauseMs);
      },
    );
  }

  async #connect(): Promise<pg.Client> {
    // Loaded for those who use it.
    const { default: driver } = await import('pg');
    const client = new driver.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => this.#tell.learn(Number(payload)));
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

/** Rejects when `answer` takes longer than a living database would. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError()), ANSWER_TIMEOUT_MS);
  });
  // Whoever comes second is nobody's concern any more.
  answer.catch(() => undefined);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
