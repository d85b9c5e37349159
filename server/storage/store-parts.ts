import type { Access } from './models/access.ts';
import type { TransactionRunner } from './transactions/transaction-runner.ts';

export interface StoreParts {
  /** By single statements. */
  read: <T>(work: (access: Access) => Promise<T>) => Promise<T>;
  writer: TransactionRunner;
}
