import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tooManyRequests, FairQueue, REQUESTS } from '#server/operations/pipeline/fair-queue.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Browsers do not pipeline, and other clients rarely need more. */
const MAX_PIPELINED = 16;

const waiting = new WeakMap<Socket, number>();

/** Counts a request until the responses before its own are sent. Returns how many wait on its connection now; 0 when it need not wait. */
export function countPipelined({ socket }: IncomingMessage, response: ServerResponse): number {
  // Node hands a response its socket when the responses before it are sent.
  if (response.socket) return 0;
  const count = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, count);
  response.once('socket', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return count;
}

/**
 * Waits until the requests before this one on its connection are answered, since one connection must not make the site work on hundreds.
 * Undefined when there is nothing to wait for, false when the client went away meanwhile. Throws a 429 when too many wait.
 */
export function pipeliningOrder(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> | undefined {
  if (response.socket) return undefined;
  if ((waiting.get(request.socket) ?? 0) > MAX_PIPELINED) throw tooManyRequests();
  const aborted = new AbortController();
  const goneAway = (): void => aborted.abort();
  request.once('close', goneAway);
  return once(response, 'socket', { signal: aborted.signal })
    .then(
      () => true,
      () => false,
    )
    .finally(() => request.off('close', goneAway));
}

const MAX_AT_ONCE = 16;
const LIMITS = { maxActive: 1, maxWaitingOfClient: REQUESTS.ofClient, maxWaiting: REQUESTS.ofAll };
const MS_BEFORE_ACCEPTING = 2;

/**
 * Answers the first requests of a turn of the event loop at once, and the others client by client: even responses from the cache hold up the
 * event loop where hundreds of connections ask without a pause.
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

/** A turn of the event loop accepts one connection, and takes some 10 µs where nothing else is to be done. */
const MAX_TURNS = 300;

let accepted = 0;

export function noteAccepted(): void {
  accepted += 1;
}

/**
 * Before long work, lets the event loop go on until it accepts no more connections. A turn accepts one: in a flood of them, a visitor would
 * wait for one piece of work for each.
 */
export async function acceptConnections(): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const before = accepted;
    // The first one ends the turn that is under way.
    await nextTurn();
    await nextTurn();
    if (accepted === before) return;
  }
}
