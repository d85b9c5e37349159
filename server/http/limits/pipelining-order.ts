import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tooManyRequests } from '#server/operations/pipeline/fair-queue.ts';

/** Browsers do not pipeline, and other clients rarely need more. */
const MAX_PIPELINED = 16;

const waiting = new WeakMap<Socket, number>();

/**
 * Waits until the requests before this one on its connection are answered: HTTP/1.1 lets a client send many at once, and one connection
 * must not make the site work on hundreds of them. Gives undefined when there is nothing to wait for, and false when the client went
 * away meanwhile. Throws a 429 when too many wait already.
 */
export function pipeliningOrder(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> | undefined {
  // Node hands a response its socket when its turn comes.
  if (response.socket) return undefined;
  const { socket } = request;
  const before = waiting.get(socket) ?? 0;
  waiting.set(socket, before + 1);
  if (before >= MAX_PIPELINED) {
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    throw tooManyRequests();
  }
  const aborted = new AbortController();
  const goneAway = (): void => aborted.abort();
  request.once('close', goneAway);
  return once(response, 'socket', { signal: aborted.signal })
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      request.off('close', goneAway);
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    });
}
