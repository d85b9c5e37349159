import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { FairQueue, LOOKUP_LIMITS } from '#server/operations/pipeline/fair-queue.ts';
import { encodedTag } from '#server/operations/pipeline/api-request.ts';
import type { OperationResponse } from '#server/operations/operation.ts';
import { requestIdHead, acceptConnections } from '../http-server.ts';
import { encodingsTakenBy, isUnchanged, type Delivery, staleHead } from './send-response.ts';

/** The lowest worthwhile ones: the response is made once, for one reader. */
const GZIP_LEVEL = 1;
const BROTLI_QUALITY = 2;
/** The logarithm of the window; the usual 4 MB would be taken for each reader. */
const BROTLI_WINDOW = 18;
const COMPRESSIBLE = /^(?:text\/|application\/json)/;

export type ChunkedResponse = OperationResponse & Required<Pick<OperationResponse, 'chunks'>>;

/** For each process: parts are made one by one, in turns of the clients, and others are answered in between. */
const turns = new FairQueue(LOOKUP_LIMITS, { afterMs: 2, pause: acceptConnections });

/** No faster than the client reads. When the response cannot be completed, the connection ends early. Throws a RequestProblem when too many are sent. */
export async function streamResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = {}, chunks, cacheable }: ChunkedResponse,
  { defaultHeaders, shares, clients }: Delivery,
): Promise<void> {
  const caching: Record<string, string> = { 'Cache-Control': cacheable ? 'no-cache' : 'no-store' };
  const { ETag: tag, ...own } = { ...caching, ...headers };
  const isCompressible = COMPRESSIBLE.test(own['Content-Type'] ?? '') && !('Content-Length' in own);
  const form = isCompressible ? formFor(request.headers['accept-encoding']) : null;
  const head = [
    ...defaultHeaders,
    ...requestIdHead(),
    ...staleHead(response),
    ...Object.entries(own).flat(),
    ...(isCompressible ? ['Vary', 'Accept-Encoding'] : []),
    ...(tag === undefined ? [] : ['ETag', form ? encodedTag(tag, form) : tag]),
  ];
  if (tag !== undefined && isUnchanged(request, tag)) {
    response.writeHead(304, head).end();
    return;
  }
  const isWithoutBody = request.method === 'HEAD';
  if (!isWithoutBody) shares.takeStream(clients.keyOf(request), response);
  response.writeHead(status, form ? [...head, 'Content-Encoding', form] : head);
  if (isWithoutBody) {
    response.end();
    return;
  }
  // What waits for something, such as the database, leaves turns to others by itself, and must not hold them up.
  const parts = Symbol.asyncIterator in chunks ? chunks : partsInTurns(chunks, clients.keyOf(request));
  const source = Readable.from(parts, { objectMode: false });
  const ways = form ? pipeline(source, compressor(form), response) : pipeline(source, response);
  await ways.catch(() => response.destroy());
}

async function* partsInTurns<Part>(parts: Iterable<Part>, client: string): AsyncGenerator<Part> {
  const made = parts[Symbol.iterator]();
  for (;;) {
    const next = await turns.run(client, () => made.next());
    if (next.done) return;
    yield next.value;
  }
}

function formFor(header: string | undefined): 'br' | 'gzip' | null {
  const { br, gzip } = encodingsTakenBy(header);
  return gzip ? 'gzip' : br ? 'br' : null;
}

function compressor(form: 'br' | 'gzip'): Duplex {
  if (form === 'gzip') return createGzip({ level: GZIP_LEVEL });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_LGWIN]: BROTLI_WINDOW };
  return createBrotliCompress({ params });
}
