import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isRead } from '#server/operations/requests/request-line.ts';
import { namesTag } from '#server/operations/responses/etags.ts';
import { encodingFor } from './choose-encoding.ts';
import type { EncodedResponse, HeaderFields } from './encoded-response.ts';

/**
 * All headers are written at once, because setting each takes a large part of a cached read. `isStale` tells whether
 * the catalogue may have changed elsewhere. Only responses that are made of the catalogue alone say so.
 */
export function createResponseSender(defaultHeaders: HeaderFields, isStale: () => boolean) {
  const defaults = Object.entries(defaultHeaders).flat();
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    encoded: EncodedResponse,
  ): Promise<void> => {
    const { headers, method } = request;
    if (encoded.stream) {
      response.writeHead(encoded.status, [...defaults, ...Object.entries(encoded.headers).flat()]);
      return sendStream(encoded.stream, response, method === 'HEAD');
    }
    const { bytes, head, headOf304 } = await encoded.inEncoding(encodingFor(encoded, headers));
    if (encoded.canBeRevalidated && isStale()) response.setHeader('X-Catalogue', 'stale');
    // The rest of a body that was refused is not received.
    if (!request.complete) response.setHeader('Connection', 'close');
    const ifNoneMatch = encoded.canBeRevalidated && isRead(request) ? headers['if-none-match'] : undefined;
    const isUnchanged = ifNoneMatch !== undefined && namesTag(ifNoneMatch, encoded.tag, 'weak');
    response.writeHead(isUnchanged ? 304 : encoded.status, [
      ...defaults,
      ...(isUnchanged ? headOf304 : head),
    ]);
    response.end(isUnchanged || method === 'HEAD' ? undefined : bytes);
  };
}

/** Sends no faster than the client reads. Ends the connection when the stream fails. */
async function sendStream(stream: AsyncIterable<Uint8Array>, response: ServerResponse, isHead: boolean) {
  const readable = stream instanceof Readable ? stream : Readable.from(stream);
  if (!isHead) return pipeline(readable, response).catch(() => void response.destroy());
  response.end();
  // A backup that was not begun is not made, and a file is closed.
  readable.destroy();
}
