import { BaseError } from 'sequelize';

/** The database does not answer at the moment; nothing was asked of it. */
export class DatabaseAwayError extends Error {
  constructor() {
    super('the database does not answer');
  }
}

/** SQLSTATE classes and codes of PostgreSQL: connection lost, shutting down or starting, no connection left. */
const AWAY_SQLSTATE = /^(?:08|57P0[1-5]|53300)/;
const AWAY_SYSTEM_CODE = /^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN)/;
const AWAY_MESSAGE = /SQLITE_(?:BUSY|IOERR|FULL|CANTOPEN|READONLY)|[Cc]onnection terminated|timeout exceeded/;

/** Whether an error says that the database cannot be reached or cannot write now, and may again later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof BaseError && /Connection|Timeout/.test(error.name)) return true;
  const { code, cause } = (('original' in error ? error.original : error) ?? {}) as {
    code?: unknown;
    cause?: unknown;
  };
  const named = typeof code === 'string' && (AWAY_SQLSTATE.test(code) || AWAY_SYSTEM_CODE.test(code));
  return named || AWAY_MESSAGE.test(error.message) || (cause !== undefined && isDatabaseAway(cause));
}
