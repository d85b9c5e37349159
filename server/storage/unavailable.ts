import { BaseError } from 'sequelize';
import { StoreUnavailableError } from '#server/catalogue/store.ts';

/** SQLSTATE classes and codes of PostgreSQL: connection lost, shutting down or starting, no connection left, disk full, read-only. */
const UNAVAILABLE_SQLSTATE = /^(?:08|57P0[1-5]|53|25006)/;
const UNAVAILABLE_SYSTEM_CODE = /^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN)/;
const UNAVAILABLE_MESSAGE =
  /SQLITE_(?:BUSY|IOERR|FULL|CANTOPEN|READONLY)|[Cc]onnection terminated|timeout exceeded/;

/** Whether an error says that the database cannot be reached or cannot write now, and may again later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof BaseError && /Connection|Timeout/.test(error.name)) return true;
  const { code, cause } = (('original' in error ? error.original : error) ?? {}) as {
    code?: unknown;
    cause?: unknown;
  };
  const named =
    typeof code === 'string' && (UNAVAILABLE_SQLSTATE.test(code) || UNAVAILABLE_SYSTEM_CODE.test(code));
  return named || UNAVAILABLE_MESSAGE.test(error.message) || (cause !== undefined && isUnavailable(cause));
}
