import { LRUCache } from 'lru-cache';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import type { Answer } from './answer.ts';

const MEBIBYTE = 1024 * 1024;
/** A list is long in a large catalogue alone: that of 20,000 recipes takes some 33 MiB. Others use the memory of short answers only. */
const LONG_BYTES = 2 * MEBIBYTE;
const MAX_BYTES = { short: 16 * MEBIBYTE, long: 48 * MEBIBYTE };
const ENTRY_BYTES = 1024;
/** Compressed forms are made later. Together they take less than half of the bytes of which they are made. */
const WITH_COMPRESSED_FORMS = 1.5;

function createCache(maxSize: number): LRUCache<string, Answer> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ bytes, isCompressible }, key) =>
      Math.ceil(bytes.length * (isCompressible ? WITH_COMPRESSED_FORMS : 1)) + 2 * key.length + ENTRY_BYTES,
  });
}

/**
 * Holds the answers of one edition of the public catalogue, by the keys of `cache-keys.ts`.
 *
 * Invariants. An answer shows the newest edition: a new one empties the cache, since writes are rare and a page takes some 10 ms. An answer
 * that depends on a session never comes in. The bytes stay within their limit, and the least recently used answers go first.
 */
export class ResponseCache {
  readonly #live: Pick<LiveCatalogue, 'public'>;
  readonly #short = createCache(MAX_BYTES.short);
  readonly #long = createCache(MAX_BYTES.long);
  #edition = 0;

  constructor(live: Pick<LiveCatalogue, 'public'>) {
    this.#live = live;
  }

  find(key: string): Answer | undefined {
    this.#followEdition();
    return this.#short.get(key) ?? this.#long.get(key);
  }

  /** Stores nothing of an edition that is over. */
  store(key: string, answer: Answer, edition: number): void {
    this.#followEdition();
    if (edition !== this.#edition) return;
    (answer.bytes.length < LONG_BYTES ? this.#short : this.#long).set(key, answer);
  }

  #followEdition(): void {
    const { edition } = this.#live.public();
    if (edition === this.#edition) return;
    this.#short.clear();
    this.#long.clear();
    this.#edition = edition;
  }
}
