import type { Sequelize } from 'sequelize';

export type Dialect = 'sqlite' | 'postgres';

export function dialectOf(sequelize: Sequelize): Dialect {
  return sequelize.getDialect() === 'postgres' ? 'postgres' : 'sqlite';
}
