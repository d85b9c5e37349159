import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

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
