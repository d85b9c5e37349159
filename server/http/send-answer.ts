import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { namesTag } from '#server/operations/pipeline/api-request.ts';
import type { Answer, Encoding, HeaderFields } from './answer.ts';
import { isRead } from './clients.ts';

const LARGE_BYTES = 64 * 1024;
/** So many bytes of large answers may be unsent (OPERATIONS.md, Limits). */
const MAX_UNSENT_BYTES = 128 * 1024 * 1024;

/**
 * Counts the large answers that are being sent. Their bytes stay in memory until the slowest reader has them, so there is a bound. All who
 * read the same bytes share one copy. Only copies of older revisions, and of pictures, add up. No reader is refused. Beyond the bound, the
 * server ends the connections that read the copy which was asked for longest ago.
 */
export class LargeAnswers {
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

export type SendAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
) => Promise<void>;

/**
 * Returns a function that sends answers. It writes all headers at once, since to set them one by one costs half of a read from the cache.
 */
export function createSender(defaultHeaders: HeaderFields): SendAnswer {
  const large = new LargeAnswers();
  const defaults = Object.entries(defaultHeaders).flat();
  const writeHead = (response: ServerResponse, status: number, head: readonly string[]): void => {
    const isFromExpress = response.hasHeader('Content-Security-Policy');
    response.writeHead(status, isFromExpress ? [...head] : [...defaults, ...head]);
  };
  return async (request, response, answer) => {
    // Only an answer that is made of the catalogue alone may be called stale.
    if (!answer.revalidates) response.removeHeader('X-Catalogue');
    const encoding = answer.isCompressible ? encodingFor(request.headers['accept-encoding'] ?? '') : null;
    const clientTags = request.headers['if-none-match'];
    if (
      answer.revalidates &&
      clientTags !== undefined &&
      isRead(request) &&
      namesTag(clientTags, answer.tag, 'weak')
    ) {
      writeHead(response, 304, answer.head(encoding, null));
      response.end();
      return;
    }
    const bytes = encoding ? await answer.encoded(encoding) : answer.bytes;
    writeHead(response, answer.status, answer.head(encoding, bytes.length));
    if (request.method !== 'HEAD') large.hold(bytes, response);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}

const REFUSED = '(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))';
const TAKES_BROTLI = new RegExp(`\\bbr\\b${REFUSED}`, 'i');
const TAKES_GZIP = new RegExp(`\\bgzip\\b${REFUSED}`, 'i');

function encodingFor(accepted: string | string[]): Encoding | null {
  const header = String(accepted);
  if (TAKES_BROTLI.test(header)) return 'br';
  return TAKES_GZIP.test(header) ? 'gzip' : null;
}
