import { destination, pino, type LevelWithSilent, type Logger } from 'pino';

const STANDARD_ERROR = 2;
const MAX_UNWRITTEN = 1024 * 1024;

/** Makes a log with a JSON object a line. By default it is quiet when all is well. From `info` on, it has a line for every request. */
export function createLog(level: LevelWithSilent = 'warn', into?: { write(line: string): void }): Logger {
  return pino({ level, serializers: { err: errorFacts } }, into ?? standardError());
}

/** Writes to the standard error. Where the disk has no room for them, lines wait, or are lost beyond a bound, and the site goes on. */
function standardError() {
  const stream = destination({ dest: STANDARD_ERROR, sync: true, maxLength: MAX_UNWRITTEN });
  return stream.on('error', () => undefined);
}

/** Leaves out the statements of a database's errors, which hold everything that was written. */
function errorFacts(error: Error): object {
  const { name, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { name, message, stack, ...(code !== undefined && { code }) };
}
