import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isRead } from '#server/operations/pipeline/api-request.ts';
import { encodedTag, namesTag } from '#server/operations/pipeline/if-match.ts';
import { JSON_TYPE, type OperationResponse } from '#server/operations/pipeline/operation.ts';

/** A smaller body is not compressed, since that costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|problem\+json|xml|manifest))/;
/**
 * Documents are compressed well, since their first 14 kB arrive at once. Data is compressed fast, since its reader waits, and most of it
 * is a search that is not remembered. A long list is remembered for many readers.
 */
const BROTLI_QUALITY = { document: 9, longData: 4, data: 1 };
const LONG_DATA_BYTES = 256 * 1024;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type HeaderFields = Readonly<Record<string, string>>;
type Encoding = 'br' | 'gzip' | 'plain';

/** The bytes in one encoding. A head has header names and values in turn, as Node writes them fastest. */
interface Form {
  bytes: Uint8Array;
  head: readonly string[];
  headOf304: readonly string[];
}

/** Holds a whole response in memory. Each encoding of it is made once, and all who read it share the bytes. A stream is not held. */
export class EncodedResponse {
  readonly status: number;
  readonly headers: HeaderFields;
  readonly bytes: Buffer;
  readonly stream: OperationResponse['stream'];
  readonly isCompressible: boolean;
  /** Tells whether clients may store the answer and ask whether it is still the same. */
  readonly revalidates: boolean;
  readonly #forms = new Map<Encoding, Promise<Form>>();
  #tag: string | undefined;

  /** Clients may store only what is cacheable. */
  constructor({ status, headers, body, bytes, stream, cacheable }: OperationResponse) {
    this.status = status;
    this.headers = {
      ...(body !== undefined && { 'Content-Type': JSON_TYPE }),
      'Cache-Control': cacheable ? 'no-cache' : 'no-store',
      ...headers,
    };
    this.bytes = bytes
      ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : Buffer.from(body === undefined ? '' : JSON.stringify(body));
    this.stream = stream;
    this.isCompressible =
      this.bytes.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(this.headers['Content-Type'] ?? '');
    this.revalidates = status === 200 && this.headers['Cache-Control'] !== 'no-store';
  }

  get tag(): string {
    this.#tag ??= this.headers['ETag'] ?? `"${createHash('sha256').update(this.bytes).digest('base64url')}"`;
    return this.#tag;
  }

  form(encoding: Encoding): Promise<Form> {
    const form = this.#forms.get(encoding) ?? this.#makeForm(encoding);
    this.#forms.set(encoding, form);
    return form;
  }

  async #makeForm(encoding: Encoding): Promise<Form> {
    const { status, headers, isCompressible, revalidates } = this;
    const bytes = await this.#encoded(encoding);
    const isPlain = encoding === 'plain';
    const shared = {
      ...(isCompressible && { Vary: 'Accept-Encoding' }),
      ...(revalidates && { ETag: isPlain ? this.tag : encodedTag(this.tag, encoding) }),
    };
    const ofBody = {
      ...(!isPlain && { 'Content-Encoding': encoding }),
      ...(status !== 204 && { 'Content-Length': String(bytes.length) }),
    };
    const caching = { 'Cache-Control': headers['Cache-Control'] ?? '' };
    return {
      bytes,
      head: Object.entries({ ...headers, ...shared, ...ofBody }).flat(),
      headOf304: Object.entries({ ...caching, ...shared }).flat(),
    };
  }

  async #encoded(encoding: Encoding): Promise<Uint8Array> {
    if (encoding === 'plain') return this.bytes;
    if (encoding === 'gzip') return compressGzip(this.bytes);
    const isDocument = this.headers['Content-Type']?.startsWith('text/html');
    const kind = this.bytes.length >= LONG_DATA_BYTES ? 'longData' : 'data';
    const quality = BROTLI_QUALITY[isDocument ? 'document' : kind];
    return compressBrotli(this.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  }
}

const LARGE_BYTES = 64 * 1024;
/** So many bytes of large answers may be unsent (OPERATIONS.md, Limits). */
const MAX_UNSENT_BYTES = 128 * 1024 * 1024;

/**
 * Counts the large answers that are being sent. Their bytes stay in memory until the slowest reader has them, so there is a bound. All who
 * read the same bytes share one copy. Only copies of older revisions, and of pictures, add up. No reader is refused. Beyond the bound, the
 * server ends the connections that read the copy which was asked for longest ago.
 */
export class LargeResponses {
  readonly #readers: LRUCache<ArrayBufferLike, Set<ServerResponse>>;

  constructor(maxBytes = MAX_UNSENT_BYTES) {
    this.#readers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (_readers, { byteLength }) => byteLength,
      dispose(readers, _buffer, reason) {
        if (reason === 'evict') for (const reader of readers) reader.destroy();
      },
    });
  }

  hold({ buffer, length }: Uint8Array, response: ServerResponse): void {
    if (length < LARGE_BYTES || response.destroyed) return;
    const readers = this.#readers.get(buffer) ?? new Set();
    this.#readers.set(buffer, readers.add(response));
    response.once('close', () => {
      readers.delete(response);
      if (readers.size === 0 && this.#readers.peek(buffer) === readers) this.#readers.delete(buffer);
    });
  }
}

/**
 * Returns a function that sends answers. It writes all headers at once, since to set them one by one costs half of a read from the cache.
 * `isStale` tells whether the catalogue may have changed elsewhere, which only an answer that is made of it alone says.
 */
export function createSender(defaultHeaders: HeaderFields, isStale: () => boolean) {
  const large = new LargeResponses();
  const defaults = Object.entries(defaultHeaders).flat();
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    answer: EncodedResponse,
  ): Promise<void> => {
    const { headers, method } = request;
    if (answer.stream) {
      response.writeHead(answer.status, [...defaults, ...Object.entries(answer.headers).flat()]);
      return sendStream(answer.stream, response, method === 'HEAD');
    }
    const { bytes, head, headOf304 } = await answer.form(encodingFor(answer, headers));
    if (answer.revalidates && isStale()) response.setHeader('X-Catalogue', 'stale');
    // The rest of a body that was refused is not received.
    if (!request.complete) response.setHeader('Connection', 'close');
    const known = answer.revalidates && isRead(request) ? headers['if-none-match'] : undefined;
    const isKnown = known !== undefined && namesTag(known, answer.tag, 'weak');
    response.writeHead(isKnown ? 304 : answer.status, [...defaults, ...(isKnown ? headOf304 : head)]);
    if (isKnown || method === 'HEAD') return void response.end();
    large.hold(bytes, response);
    response.end(bytes);
  };
}

/** Sends no faster than the client reads. When the response cannot be completed, it ends the connection. */
async function sendStream(stream: AsyncIterable<Uint8Array>, response: ServerResponse, isHead: boolean) {
  const readable = stream instanceof Readable ? stream : Readable.from(stream);
  if (!isHead) return pipeline(readable, response).catch(() => void response.destroy());
  response.end();
  // A backup that was not begun makes nothing, and a file is closed.
  readable.destroy();
}

const REFUSED = '(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))';
const TAKES_BROTLI = new RegExp(`\\bbr\\b${REFUSED}`, 'i');
const TAKES_GZIP = new RegExp(`\\bgzip\\b${REFUSED}`, 'i');

function encodingFor({ isCompressible }: EncodedResponse, headers: IncomingHttpHeaders): Encoding {
  const accepted = String(headers['accept-encoding']);
  if (!isCompressible) return 'plain';
  if (TAKES_BROTLI.test(accepted)) return 'br';
  return TAKES_GZIP.test(accepted) ? 'gzip' : 'plain';
}
