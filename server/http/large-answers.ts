import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

const LARGE_BYTES = 64 * 1024;
/** See "Limits" in OPERATIONS.md. */
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * Bounds what slow readers hold. All who read the same bytes share one copy; only copies of older revisions, and of pictures, add up. Nobody
 * is refused: beyond the bound, the connections of those who read the copy that was asked for longest ago end.
 */
export class LargeAnswers {
  readonly #readers: LRUCache<ArrayBufferLike, Set<ServerResponse>>;

  constructor(maxBytes = MAX_BYTES) {
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
