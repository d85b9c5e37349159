import type { Access } from './models/access.ts';
import type { TransactionRunner } from './transactions/transaction-runner.ts';

/** What the parts of a store work with. */
export interface StoreParts {
  /** Reads by single statements. */
  read: <T>(work: (access: Access) => Promise<T>) => Promise<T>;
  writer: TransactionRunner;
}
