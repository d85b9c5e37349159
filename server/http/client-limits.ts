import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import {
  tooBusy,
  tooManyRequests,
  REQUESTS,
  type ShareLimits,
  Share,
} from '#server/operations/pipeline/fair-queue.ts';
import type { RequestProblem } from '#server/operations/pipeline/request-problem.ts';
import { once } from 'node:events';
import { noteAccepted } from './http-server.ts';

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

const MEBIBYTE = 1024 * 1024;

/** Bodies stay in memory until their request is answered: several of the largest sheets of one client. */
const BODY_BYTES: ShareLimits = { ofClient: 40 * MEBIBYTE, ofAll: 64 * MEBIBYTE };
/** Bytes of large responses that are being sent, each copy counted once. */
const RESPONSE_BYTES: ShareLimits = { ofClient: 40 * MEBIBYTE, ofAll: 128 * MEBIBYTE };
const STREAMS: ShareLimits = { ofClient: 48, ofAll: 96 };

/**
 * See "Running" in OPERATIONS.md. Together it leaves room within the 768 MB of `.deploy`: 150 MB of a running site, 64 of bodies and as much
 * again while forms are read, 128 of responses, 96 of streams, 60 of connections and requests, 64 of a password, and a sheet that is read.
 */
export class ClientShares {
  readonly #requests = new Share(REQUESTS);
  readonly #bodyBytes = new Share(BODY_BYTES);
  readonly #responseBytes = new Share(RESPONSE_BYTES);
  readonly #streams = new Share(STREAMS);
  readonly #copies = new Map<string, Map<ArrayBufferLike, { readers: number; release: () => void }>>();

  /** Each of them counts until `response` is sent or its client has disconnected. Throws a RequestProblem 429 or 503. */
  takeRequest(client: string, response: ServerResponse): void {
    whenOver(response, this.#requests.take(client, 1));
  }

  takeBody(client: string, response: ServerResponse, bytes: number): void {
    whenOver(response, this.#bodyBytes.take(client, bytes));
  }

  takeStream(client: string, response: ServerResponse): void {
    whenOver(response, this.#streams.take(client, 1));
  }

  /** A copy that goes to several readers of one client counts once. */
  takeBytes(client: string, response: ServerResponse, { buffer, length }: Uint8Array): void {
    const copies =
      this.#copies.get(client) ?? new Map<ArrayBufferLike, { readers: number; release: () => void }>();
    const copy = copies.get(buffer) ?? { readers: 0, release: this.#responseBytes.take(client, length) };
    copy.readers += 1;
    copies.set(buffer, copy);
    this.#copies.set(client, copies);
    whenOver(response, () => {
      copy.readers -= 1;
      if (copy.readers > 0) return;
      copy.release();
      copies.delete(buffer);
      if (copies.size === 0) this.#copies.delete(client);
    });
  }
}

/** When `response` is sent or its client has disconnected; at once when that was before, since nothing tells of it again. */
export function whenOver(response: ServerResponse, work: () => void): void {
  if (response.destroyed) work();
  else response.once('close', work);
}

/** Browsers do not pipeline, and other clients rarely need more. */
const MAX_PIPELINED = 16;

const waiting = new WeakMap<Socket, number>();

/** Counts a request until the responses before its own are sent. Returns how many wait on its connection now; 0 when it need not wait. */
function countPipelined({ socket }: IncomingMessage, response: ServerResponse): number {
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
