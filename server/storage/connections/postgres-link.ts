import type pg from 'pg';

export const REVISION_CHANNEL = 'catalogue_revision';
/**
 * The locks by which a site's processes on PostgreSQL wait for each other. No other program on its database
 * may use these numbers.
 */
export const ADVISORY_LOCKS = { migration: 20_261_121, writer: 20_261_123, backup: 20_261_125 };

const REVISION_QUERY = 'SELECT "revision" FROM "catalogue_revision" WHERE "id" = 1';
const RESPONSE_TIMEOUT_MS = 2000;
const CHECK_MS = 1000;

interface LinkListeners {
  revision: (revision: number) => void;
  away: (reason: unknown) => void;
  back: () => void;
}

/**
 * Holds a connection to PostgreSQL for its notices of writes (LISTEN), which Sequelize does not offer. Every
 * second it asks for the revision, which shows whether the database answers, and finds writes whose notice
 * was lost. A lost connection is replaced at once. If that fails or a response is late, the database is away.
 */
export class PostgresLink {
  readonly #url: string;
  readonly #listeners: LinkListeners;
  #client: pg.Client | null = null;
  #checking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isAway = false;

  constructor(url: string, listeners: LinkListeners) {
    this.#url = url;
    this.#listeners = listeners;
  }

  async open(): Promise<void> {
    this.#client = await this.#connect();
    this.#timer = setInterval(() => this.#check(), CHECK_MS);
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#checking;
    await this.#client?.end().catch(() => undefined);
  }

  #check(): void {
    if (!this.#timer) return;
    this.#checking ??= this.#ask().finally(() => (this.#checking = null));
  }

  async #ask(mayTryAgain = true): Promise<void> {
    try {
      this.#client ??= await this.#connect();
      const { rows } = await inTime(this.#client.query<{ revision: number }>(REVISION_QUERY));
      this.#listeners.revision(rows[0]?.revision ?? 0);
      if (this.#isAway) this.#listeners.back();
      this.#isAway = false;
    } catch (error) {
      // A dead connection says nothing about the database, so a new connection is tried.
      const isDead = this.#client !== null && !(error instanceof NoResponseError);
      this.#client?.end().catch(() => undefined);
      this.#client = null;
      if (isDead && mayTryAgain) return this.#ask(false);
      if (!this.#isAway) this.#listeners.away(error);
      this.#isAway = true;
    }
  }

  async #connect(): Promise<pg.Client> {
    const { default: driver } = await import('pg');
    const client = new driver.Client({
      connectionString: this.#url,
      // `inTime` gives up earlier.
      connectionTimeoutMillis: 2 * RESPONSE_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', () => this.#check());
    client.on('end', () => this.#check());
    client.on('notification', ({ payload }) => this.#listeners.revision(Number(payload)));
    try {
      await inTime(client.connect());
      await inTime(client.query(`LISTEN ${REVISION_CHANNEL}`));
      return client;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }
}

class NoResponseError extends Error {
  constructor() {
    super('the database took too long to answer');
  }
}

async function inTime<T>(response: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    // The response may have come while this process was busy. `setImmediate` lets Node read it first.
    timer = setTimeout(() => setImmediate(() => reject(new NoResponseError())), RESPONSE_TIMEOUT_MS);
  });
  // Without a listener, a late failure would end the process.
  response.catch(() => undefined);
  return Promise.race([response, late]).finally(() => clearTimeout(timer));
}
