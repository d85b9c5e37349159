import type { Sequelize, Transaction } from 'sequelize';
import type { Models } from './models.ts';

/** With a transaction, or with each statement on its own. */
export interface Access {
  sequelize: Sequelize;
  models: Models;
  transaction?: Transaction;
}
