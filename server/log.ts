import { destination, pino, type LevelWithSilent, type Logger } from 'pino';

const STANDARD_ERROR = 2;
const MAX_UNWRITTEN = 1024 * 1024;

/** Logs a JSON object per line: at `warn` failures and logins; from `info` on, also every request. */
export function createLog(level: LevelWithSilent, into?: { write(line: string): void }): Logger {
  return pino({ level, serializers: { err: errorFacts } }, into ?? standardError());
}

/** On a full disk, lines wait up to a bound and are lost beyond it. The site goes on. */
function standardError() {
  const stream = destination({ dest: STANDARD_ERROR, sync: true, maxLength: MAX_UNWRITTEN });
  return stream.on('error', () => undefined);
}

/** Leaves out the SQL of database errors, which holds the written data. */
function errorFacts(error: Error): object {
  const { name, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { name, message, stack, code };
}
