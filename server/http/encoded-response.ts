import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isRead } from '#server/operations/requests/request-line.ts';
import { encodedTag, namesTag } from '#server/operations/responses/etags.ts';
import { JSON_TYPE, type OperationResponse } from '#server/operations/operation-handler.ts';

/** A smaller body is not compressed, since that costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|problem\+json|xml|manifest))/;
/**
 * Documents are compressed well, since their first 14 kB arrive at once. Data is compressed fast, since its
 * reader waits, and most of it is a search that is not cached. A long list is cached for many readers.
 */
const BROTLI_QUALITY = { document: 9, longData: 4, data: 1 };
const LONG_DATA_BYTES = 256 * 1024;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type HeaderFields = Readonly<Record<string, string>>;
type Encoding = 'br' | 'gzip' | 'plain';

/** The response in one encoding. A head lists names and values of headers in turn, which Node writes fastest. */
interface Representation {
  bytes: Uint8Array;
  head: readonly string[];
  headOf304: readonly string[];
}

/** Each encoding is made once, and all readers share its bytes. A stream is not held in memory. */
export class EncodedResponse {
  readonly status: number;
  readonly headers: HeaderFields;
  readonly bytes: Buffer;
  readonly stream: OperationResponse['stream'];
  readonly isCompressible: boolean;
  /** Clients may store the response and ask whether it is still the same. */
  readonly canBeRevalidated: boolean;
  readonly #encoded = new Map<Encoding, Promise<Representation>>();
  #tag: string | undefined;

  constructor({ status, headers, body, bytes, stream, edition }: OperationResponse) {
    this.status = status;
    this.headers = {
      ...(body !== undefined && { 'Content-Type': JSON_TYPE }),
      'Cache-Control': edition === undefined ? 'no-store' : 'no-cache',
      ...headers,
    };
    this.bytes = bytes
      ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : Buffer.from(body === undefined ? '' : JSON.stringify(body));
    this.stream = stream;
    this.isCompressible =
      this.bytes.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(this.headers['Content-Type'] ?? '');
    this.canBeRevalidated = status === 200 && this.headers['Cache-Control'] !== 'no-store';
  }

  get tag(): string {
    this.#tag ??= this.headers['ETag'] ?? `"${hash('sha256', this.bytes, 'base64url')}"`;
    return this.#tag;
  }

  inEncoding(encoding: Encoding): Promise<Representation> {
    const encoded = this.#encoded.get(encoding) ?? this.#encode(encoding);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }

  async #encode(encoding: Encoding): Promise<Representation> {
    const { status, headers, isCompressible, canBeRevalidated } = this;
    const bytes = await this.#compress(encoding);
    const isPlain = encoding === 'plain';
    const sharedHeaders = {
      ...(isCompressible && { Vary: 'Accept-Encoding' }),
      ...(canBeRevalidated && { ETag: isPlain ? this.tag : encodedTag(this.tag, encoding) }),
    };
    const bodyHeaders = {
      ...(!isPlain && { 'Content-Encoding': encoding }),
      ...(status !== 204 && { 'Content-Length': String(bytes.length) }),
    };
    return {
      bytes,
      head: Object.entries({ ...headers, ...sharedHeaders, ...bodyHeaders }).flat(),
      headOf304: Object.entries({ 'Cache-Control': headers['Cache-Control'] ?? '', ...sharedHeaders }).flat(),
    };
  }

  async #compress(encoding: Encoding): Promise<Uint8Array> {
    if (encoding === 'plain') return this.bytes;
    if (encoding === 'gzip') return compressGzip(this.bytes);
    const isDocument = this.headers['Content-Type']?.startsWith('text/html');
    const kind = this.bytes.length >= LONG_DATA_BYTES ? 'longData' : 'data';
    const quality = BROTLI_QUALITY[isDocument ? 'document' : kind];
    return compressBrotli(this.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  }
}

/** A client refuses an encoding by the weight 0. */
const REFUSAL = '\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)';
const TAKES_BROTLI = new RegExp(`\\bbr\\b(?!${REFUSAL})`, 'i');
const TAKES_GZIP = new RegExp(`\\bgzip\\b(?!${REFUSAL})`, 'i');

function encodingFor({ isCompressible }: EncodedResponse, headers: IncomingHttpHeaders): Encoding {
  const accepted = String(headers['accept-encoding']);
  if (!isCompressible) return 'plain';
  if (TAKES_BROTLI.test(accepted)) return 'br';
  return TAKES_GZIP.test(accepted) ? 'gzip' : 'plain';
}

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
