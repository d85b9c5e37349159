import type { CompressibleResponse } from '../responses/compressible-response.ts';

export interface CacheLimits {
  /** Everything that the entries hold in memory, their keys included. */
  maxBytes: number;
  maxEntries: number;
}

const DEFAULT_LIMITS: CacheLimits = { maxBytes: 32 * 1024 * 1024, maxEntries: 4000 };
/** What an entry costs beside its key and its bytes: headers, maps, bookkeeping. */
const ENTRY_BYTES = 1024;
const BYTES_PER_KEY_CHARACTER = 2;
/** Part of the bytes that one response may take. */
const MAX_ENTRY_SHARE = 0.25;
const NEWCOMERS_SHARE = 0.2;

interface Entry {
  response: CompressibleResponse;
  size: number;
  /** Resources ('spirits') and items ('cocktails/negroni') that it shows; null is all of the catalogue. */
  shows: readonly string[] | null;
}

/**
 * Responses of one revision of the catalogue, by key (see cache-key.ts).
 *
 * Invariants. An entry shows the newest revision: what shows anything that changed is dropped when the revision moves
 * on. A response that depends on a session never comes in. Bytes and entries stay within the limits: entries that were
 * never found again go first, so that a client that asks for thousands of addresses once does not displace what all ask for; after them the least recently used.
 */
export class ResponseCache {
  readonly #limits: CacheLimits;
  /** A Map keeps the order of its entries, so the least recently used stands first in both. */
  readonly #foundOnce = new Map<string, Entry>();
  readonly #foundAgain = new Map<string, Entry>();
  #revision = 0;
  #bytes = 0;

  constructor(limits: CacheLimits = DEFAULT_LIMITS) {
    this.#limits = limits;
  }

  /** Bytes that all of it holds in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The catalogue has moved on to `revision`. `touched`: resources ('cocktails') and items ('cocktails/negroni') that changed; null when
   * anything may have changed.
   */
  moveTo(revision: number, touched: ReadonlySet<string> | null): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    for (const entries of [this.#foundOnce, this.#foundAgain])
      for (const [key, { shows }] of entries)
        if (!touched || !shows || shows.some((part) => touched.has(part))) this.#drop(key);
  }

  /** What the entry shows; undefined when there is none. */
  shownBy(key: string): readonly string[] | null | undefined {
    return (this.#foundAgain.get(key) ?? this.#foundOnce.get(key))?.shows;
  }

  find(key: string): CompressibleResponse | undefined {
    const entry = this.#foundAgain.get(key) ?? this.#foundOnce.get(key);
    if (!entry) return undefined;
    this.#foundOnce.delete(key);
    this.#foundAgain.delete(key);
    this.#foundAgain.set(key, entry);
    if (this.#measure(key, entry)) this.#makeRoom();
    return entry.response;
  }

  /** Stores a response that shows `revision`, unless the catalogue has moved on since. */
  store(
    key: string,
    response: CompressibleResponse,
    { revision, shows }: { revision: number; shows: readonly string[] | null },
  ): void {
    this.moveTo(revision, null);
    if (revision !== this.#revision || response.size > this.#limits.maxBytes * MAX_ENTRY_SHARE) return;
    this.#drop(key);
    const entry = { response, size: 0, shows };
    this.#foundOnce.set(key, entry);
    this.#measure(key, entry);
    this.#makeRoom();
  }

  /** Compressed forms are made after a response was stored, so that its size grows. Gives whether it did. */
  #measure(key: string, entry: Entry): boolean {
    const size = entry.response.size + key.length * BYTES_PER_KEY_CHARACTER + ENTRY_BYTES;
    if (size === entry.size) return false;
    this.#bytes += size - entry.size;
    entry.size = size;
    return true;
  }

  #drop(key: string): void {
    const entry = this.#foundOnce.get(key) ?? this.#foundAgain.get(key);
    if (!entry) return;
    this.#bytes -= entry.size;
    this.#foundOnce.delete(key);
    this.#foundAgain.delete(key);
  }

  #makeRoom(): void {
    const { maxBytes, maxEntries } = this.#limits;
    for (;;) {
      const [once, again] = [this.#foundOnce.size, this.#foundAgain.size];
      if (once + again === 0 || (this.#bytes <= maxBytes && once + again <= maxEntries)) return;
      // A part of the room is for newcomers, or none of them would ever be found again.
      const isFromOnce = again === 0 || once > (once + again) * NEWCOMERS_SHARE;
      const [oldest = ''] = (isFromOnce ? this.#foundOnce : this.#foundAgain).keys();
      this.#drop(oldest);
    }
  }
}
