import type { ServerResponse } from 'node:http';

const LARGE_BYTES = 64 * 1024;
/** See "Limits" in OPERATIONS.md. */
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * Bounds what slow readers hold. All who read the same bytes hold one copy of them; only the copies of older revisions add up. Nobody is
 * refused: beyond the bound, the connection of whoever has been reading longest ends.
 */
export class LargeAnswers {
  readonly #maxBytes: number;
  /** In the order in which they were begun. */
  readonly #responses = new Map<ServerResponse, ArrayBufferLike>();
  readonly #readers = new Map<ArrayBufferLike, number>();
  #bytes = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  hold({ buffer, length }: Uint8Array, response: ServerResponse): void {
    if (length < LARGE_BYTES || response.destroyed) return;
    const readers = this.#readers.get(buffer) ?? 0;
    this.#readers.set(buffer, readers + 1);
    this.#responses.set(response, buffer);
    if (readers === 0) this.#bytes += buffer.byteLength;
    response.once('close', () => this.#release(response));
    for (const [oldest] of this.#responses) {
      if (this.#bytes <= this.#maxBytes || oldest === response) return;
      this.#release(oldest);
      oldest.destroy();
    }
  }

  #release(response: ServerResponse): void {
    const buffer = this.#responses.get(response);
    if (!buffer || !this.#responses.delete(response)) return;
    const readers = (this.#readers.get(buffer) ?? 1) - 1;
    if (readers > 0) return void this.#readers.set(buffer, readers);
    this.#readers.delete(buffer);
    this.#bytes -= buffer.byteLength;
  }
}
