import type { Dialect } from '../models/queries.ts';

/** A migration runs once, in one transaction with all pending ones. A released one never changes. */
export interface Migration {
  name: string;
  up: (run: (sql: string) => Promise<unknown>, dialect: Dialect) => Promise<void>;
}
