import { Transaction } from 'sequelize';
import { defineModels, type Access } from '../models/models.ts';
import { connectToRead, type DatabaseLocation } from './connection.ts';
import { dialectOf } from '../migrate.ts';

/** Reads one moment, in any schema, and changes nothing. */
export async function readDatabase<T>(
  location: DatabaseLocation,
  work: (access: Access) => Promise<T>,
): Promise<T> {
  const sequelize = await connectToRead(location);
  const models = defineModels(sequelize);
  const kind =
    dialectOf(sequelize) === 'postgres'
      ? { isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ }
      : { type: Transaction.TYPES.DEFERRED };
  try {
    return await sequelize.transaction(kind, (transaction) => work({ sequelize, models, transaction }));
  } finally {
    await sequelize.close();
  }
}
