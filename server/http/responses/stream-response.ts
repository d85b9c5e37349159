import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { encodedTag } from '#server/operations/match-etag.ts';
import type { OperationResponse } from '#server/operations/operation.ts';
import { requestIdHead } from '../observe-requests.ts';
import { encodingsTakenBy, isUnchanged, type Delivery } from './send-response.ts';

/** The lowest worthwhile ones: the response is made once, for one reader. */
const GZIP_LEVEL = 1;
const BROTLI_QUALITY = 2;
/** The logarithm of the window; the usual 4 MB would be taken for each reader. */
const BROTLI_WINDOW = 18;
const COMPRESSIBLE = /^(?:text\/|application\/json)/;

export type ChunkedResponse = OperationResponse & Required<Pick<OperationResponse, 'chunks'>>;

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
  const source = Readable.from(chunks, { objectMode: false });
  const ways = form ? pipeline(source, compressor(form), response) : pipeline(source, response);
  await ways.catch(() => response.destroy());
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
