import { destination, pino, type Logger } from 'pino';

const STANDARD_ERROR = 2;

/** Structured logs on standard error. Quiet when all is well: the start line is all that a person sees. */
export function createLog(level: 'silent' | 'warn' = 'warn'): Logger {
  return pino({ level }, destination({ dest: STANDARD_ERROR, sync: true }));
}
