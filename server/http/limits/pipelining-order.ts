import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tooManyRequests } from '#server/operations/pipeline/fair-queue.ts';

/** Browsers do not pipeline, and other clients rarely need more. */
const MAX_PIPELINED = 16;

/** Requests of a connection whose responses wait for those before them. */
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
 * Waits until the requests before this one on its connection are answered: HTTP/1.1 lets a client send many at once, and one connection
 * must not make the site work on hundreds of them. Gives undefined when there is nothing to wait for, and false when the client went
 * away meanwhile. Throws a 429 when too many wait, by what `countPipelined` was told of.
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
