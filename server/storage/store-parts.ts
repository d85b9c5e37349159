import type { Access } from './models/models.ts';
import type { TransactionRunner } from './transactions/transaction-runner.ts';

export interface StoreParts {
  read: <T>(work: (access: Access) => Promise<T>) => Promise<T>;
  writer: TransactionRunner;
}
