import { FairQueue, REQUESTS } from '#server/operations/fair-queue.ts';
import { acceptConnections } from '../accept-connections.ts';

/** A millisecond of answers from the cache. */
const MAX_AT_ONCE = 16;
const LIMITS = { maxActive: 1, maxWaitingOfClient: REQUESTS.ofClient, maxWaiting: REQUESTS.ofAll };
const MS_BEFORE_ACCEPTING = 2;

/**
 * Answers the first requests that come in one turn of the event loop at once, and the others client by client: even responses from the
 * cache hold up the event loop where hundreds of connections ask for them without a pause, and a turn accepts one connection only.
 */
export class BurstQueue {
  readonly #queue = new FairQueue(LIMITS, { afterMs: MS_BEFORE_ACCEPTING, pause: acceptConnections });
  #inTurn = 0;

  /** Undefined when `answer` was called at once. Rejects with a RequestProblem 429 or 503 when it may not even wait. */
  run(clientOf: () => string, answer: () => void): Promise<void> | undefined {
    if (this.#inTurn === 0) setImmediate(() => (this.#inTurn = 0));
    this.#inTurn += 1;
    if (this.#inTurn > MAX_AT_ONCE) return this.#queue.run(clientOf(), answer);
    answer();
    return undefined;
  }
}
