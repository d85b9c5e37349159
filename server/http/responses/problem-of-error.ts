import type { Logger } from 'pino';
import { StoreUnavailableError } from '#server/catalogue/store/store.ts';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';

const RETRY_AFTER_SECONDS = '5';

/** Logs what was not foreseen, and tells it without details. That the store is away is logged elsewhere, once. */
export function problemOf(error: unknown, log: Logger): RequestProblem {
  if (error instanceof RequestProblem) return error;
  if (error instanceof StoreUnavailableError) {
    log.debug({ err: error }, 'request failed');
    return new RequestProblem(
      503,
      'The catalogue cannot be reached at the moment. Please try again shortly.',
      {
        headers: { 'Retry-After': RETRY_AFTER_SECONDS },
      },
    );
  }
  log.error({ err: error }, 'request failed');
  return new RequestProblem(500, 'Something went wrong on our side. Please try again.');
}
