import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isRead } from '#server/operations/requests/request-line.ts';
import { namesTag } from '#server/operations/responses/etags.ts';
import { encodingFor, type EncodedResponse, type HeaderFields } from './encoded-response.ts';

/**
 * All headers are written at once, because setting each takes a large part of the time of a cached read. Only
 * responses that are made of the catalogue alone say that it may be stale.
 */
export function createResponseSender(defaultHeaders: HeaderFields, isStale: () => boolean) {
  const defaults = Object.entries(defaultHeaders).flat();
  return async (request: IncomingMessage, response: ServerResponse, encoded: EncodedResponse) => {
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
    const sentHead = [...defaults, ...(isUnchanged ? headOf304 : head)];
    response.writeHead(isUnchanged ? 304 : encoded.status, sentHead);
    response.end(isUnchanged || method === 'HEAD' ? undefined : bytes);
  };
}

/** Sends no faster than the client reads. Ends the connection when the stream fails. */
async function sendStream(stream: AsyncIterable<Uint8Array>, response: ServerResponse, isHead: boolean) {
  const readable = stream instanceof Readable ? stream : Readable.from(stream);
  if (!isHead) return pipeline(readable, response).catch(() => void response.destroy());
  response.end();
  // So a HEAD starts no backup, and its file is closed.
  readable.destroy();
}
