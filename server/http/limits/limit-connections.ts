import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { tooBusy, tooManyRequests } from '#server/operations/pipeline/fair-queue.ts';
import type { RequestProblem } from '#server/operations/pipeline/request-problem.ts';
import type { ShareLimits } from '#server/operations/pipeline/counted-client.ts';
import { noteAccepted, countPipelined } from './request-order.ts';

export interface ConnectionLimits extends ShareLimits {
  unreadMs: number;
  checkMs: number;
}

interface Connection {
  sent: number;
  /** When it took the last ones, or had nothing to take. */
  lastReadAt: number;
}

/** A browser has six connections, so twenty people behind one address load a page at the same moment. The nginx of `.deploy` gives an address 40. */
export const CONNECTIONS = { ofClient: 128, ofAll: 2048 } as const;
const LIMITS: ConnectionLimits = { ...CONNECTIONS, unreadMs: 20_000, checkMs: 5000 };
/** 16 requests ahead of the responses are answered in turn and others refused; beyond these even the refusals would hold up the event loop. */
const FLOOD_REQUESTS = 200;
/** How long a client with such a connection gets no new ones. */
const FLOOD_REFUSAL_MS = 10_000;
/** For a client that does not read even why it is refused. */
const REFUSAL_MS = 2000;

/**
 * Holds the connections of each client within its share, and ends those whose client does not read: whatever the site sends is written
 * in parts of 64 KiB (see send-response.ts), so who takes none in `unreadMs` does not read at a sensible rate. A client that floods one
 * connection with requests loses all of its connections.
 *
 * `clientOf` is null for a connection of a proxy, which has those of many. `refusal` is a whole HTTP response.
 */
export function limitConnections(
  server: Server,
  {
    clientOf,
    refusal,
  }: { clientOf: (socket: Socket) => string | null; refusal: (problem: RequestProblem) => string },
  limits: ConnectionLimits = LIMITS,
): void {
  const open = new Map<Socket, Connection>();
  const ofClients = new Map<string, Set<Socket>>();
  const flooders = new Map<string, number>();

  // A connection that is refused never reaches Node's own listener, which would read requests from it.
  const accept = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    noteAccepted();
    const client = clientOf(socket);
    const own = client === null ? null : (ofClients.get(client) ?? new Set());
    if (client !== null && flooders.has(client)) return void socket.destroy();
    if (own && own.size >= limits.ofClient) return refuse(socket, refusal(tooManyRequests()));
    if (open.size >= limits.ofAll && !endOneOfMost(own?.size ?? 0)) return refuse(socket, refusal(tooBusy()));
    open.set(socket, { sent: 0, lastReadAt: performance.now() });
    if (client !== null && own) ofClients.set(client, own.add(socket));
    for (const listener of accept) listener.call(server, socket);
    socket.once('close', () => {
      open.delete(socket);
      own?.delete(socket);
      if (client !== null && own?.size === 0) ofClients.delete(client);
    });
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (countPipelined(request, response) !== FLOOD_REQUESTS) return;
    const client = clientOf(request.socket);
    if (client !== null) flooders.set(client, performance.now() + FLOOD_REFUSAL_MS);
    for (const other of ofClients.get(client ?? '') ?? [request.socket]) other.destroy();
  });

  const checking = setInterval(() => {
    for (const [client, end] of flooders) if (performance.now() > end) flooders.delete(client);
    for (const [socket, connection] of open) {
      const sent = socket.bytesWritten - socket.writableLength;
      if (sent > connection.sent || socket.writableLength === 0) {
        connection.sent = sent;
        connection.lastReadAt = performance.now();
      } else if (performance.now() - connection.lastReadAt > limits.unreadMs) socket.destroy();
    }
  }, limits.checkMs).unref();
  server.once('close', () => clearInterval(checking));

  /** Ends the oldest connection of the client that has most, if it has more than a newcomer with `ofNewcomer`. */
  function endOneOfMost(ofNewcomer: number): boolean {
    let most = new Set<Socket>();
    for (const sockets of ofClients.values()) if (sockets.size > most.size) most = sockets;
    const [oldest] = most;
    if (!oldest || most.size <= ofNewcomer + 1) return false;
    oldest.destroy();
    return true;
  }
}

function refuse(socket: Socket, text: string): void {
  socket.on('error', () => socket.destroy()).resume();
  socket.end(text);
  const timer = setTimeout(() => socket.destroy(), REFUSAL_MS);
  socket.once('close', () => clearTimeout(timer));
}
