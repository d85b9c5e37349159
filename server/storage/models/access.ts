import type { Sequelize, Transaction } from 'sequelize';
import type { Models } from './models.ts';

/** How a part of the store reaches the database: with a transaction, or with each statement on its own. */
export interface Access {
  sequelize: Sequelize;
  models: Models;
  transaction?: Transaction;
}
