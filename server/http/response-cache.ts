import { LRUCache } from 'lru-cache';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import type { Answer } from './answer.ts';

const MEBIBYTE = 1024 * 1024;
/** The list of 20,000 recipes takes 14 MiB of them. */
const LIMITS = { maxSize: 32 * MEBIBYTE, maxEntrySize: 24 * MEBIBYTE };
const ENTRY_BYTES = 1024;
/** Compressed forms are made later. Together they take less than half of the bytes of which they are made. */
const WITH_COMPRESSED_FORMS = 1.5;

/**
 * Holds the answers of one edition of the public catalogue, by the keys of `cache-keys.ts`.
 *
 * Invariants. An answer shows the newest edition: a new one empties the cache, since writes are rare and a page takes some 10 ms. An answer
 * that depends on a session never comes in. The bytes stay within their limit, and the least recently used answers go first.
 */
export class ResponseCache {
  readonly #catalogue: Pick<LiveCatalogue, 'public'>;
  readonly #answers = new LRUCache<string, Answer>({
    ...LIMITS,
    sizeCalculation: ({ bytes, isCompressible }, key) =>
      Math.ceil(bytes.length * (isCompressible ? WITH_COMPRESSED_FORMS : 1)) + 2 * key.length + ENTRY_BYTES,
  });
  #edition = 0;

  constructor(catalogue: Pick<LiveCatalogue, 'public'>) {
    this.#catalogue = catalogue;
  }

  find(key: string): Answer | undefined {
    this.#followEdition();
    return this.#answers.get(key);
  }

  /** Stores nothing of an edition that is over. */
  store(key: string, answer: Answer, edition: number): void {
    this.#followEdition();
    if (edition === this.#edition) this.#answers.set(key, answer);
  }

  #followEdition(): void {
    const { edition } = this.#catalogue.public();
    if (edition !== this.#edition) this.#answers.clear();
    this.#edition = edition;
  }
}
