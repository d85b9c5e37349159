import type { RequestListener } from 'node:http';
import { performance } from 'node:perf_hooks';
import { destination, pino, type LevelWithSilent, type Logger } from 'pino';
import { splitUrl } from '#server/operations/requests/request-line.ts';

const STANDARD_ERROR = 2;
const MAX_UNWRITTEN = 1024 * 1024;

/** Logs one JSON object a line. `warn` shows failures and logins, and `info` also every request. */
export function createLog(level: LevelWithSilent, into?: { write(line: string): void }): Logger {
  return pino({ level, serializers: { err: errorFacts } }, into ?? standardError());
}

/** On a full disk, a bounded number of lines waits, and further ones are lost. The site goes on. */
function standardError() {
  const stream = destination({ dest: STANDARD_ERROR, sync: true, maxLength: MAX_UNWRITTEN });
  return stream.on('error', () => undefined);
}

/** Leaves out the SQL of database errors, which contains the written data. */
function errorFacts(error: Error): object {
  const { name, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { name, message, stack, code };
}

/** Logs each request at `info`. It never logs a query, a header or a body, which may contain secrets. */
export function logRequests(handler: RequestListener, log: Logger): RequestListener {
  if (!log.isLevelEnabled('info')) return handler;
  return (request, response) => {
    const startedAt = performance.now();
    const { method, socket, url = '/' } = request;
    // They are read now: Express changes the URL, and a closed socket has no address.
    const facts = { method, path: splitUrl(url)[0], client: socket.remoteAddress };
    response.once('close', () => {
      const { statusCode: status, writableFinished: complete } = response;
      log.info({ ...facts, status, durationMs: performance.now() - startedAt, complete }, 'request');
    });
    handler(request, response);
  };
}
