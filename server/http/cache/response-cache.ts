import type { Cacheable } from '#server/operations/operation.ts';
import type { CompressibleResponse } from '../responses/compressible-response.ts';

const DEFAULT_LIMITS = { maxBytes: 32 * 1024 * 1024, maxEntries: 4000 };
const ENTRY_BYTES = 1024;
const BYTES_PER_KEY_CHARACTER = 2;
const MAX_ENTRY_SHARE = 0.25;
const NEWCOMERS_SHARE = 0.2;

interface Entry {
  response: CompressibleResponse;
  size: number;
  tags: readonly string[] | null;
}

/**
 * Responses of one edition of the public catalogue, by key (see request-facts.ts).
 *
 * Invariants. An entry shows the newest edition: what shows anything that changed is dropped when the edition moves on. A response that
 * depends on a session never comes in. Bytes and entries stay within the limits. Entries that were never found again go first, so that a
 * client that asks for thousands of addresses once displaces none that all ask for; then the least recently used.
 */
export class ResponseCache {
  readonly #limits: typeof DEFAULT_LIMITS;
  /** Maps keep the order of entries: the least recently used stands first. */
  readonly #foundOnce = new Map<string, Entry>();
  readonly #foundAgain = new Map<string, Entry>();
  #edition = 0;
  #bytes = 0;

  constructor(limits = DEFAULT_LIMITS) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** `changedTags`: null when anything may have changed. */
  moveTo(edition: number, changedTags: ReadonlySet<string> | null): void {
    if (edition <= this.#edition) return;
    this.#edition = edition;
    for (const entries of [this.#foundOnce, this.#foundAgain])
      for (const [key, { tags }] of entries)
        if (!changedTags || !tags || tags.some((part) => changedTags.has(part))) this.#drop(key);
  }

  tagsOf(key: string | null): readonly string[] | null | undefined {
    return this.#entry(key)?.tags;
  }

  find(key: string | null): CompressibleResponse | undefined {
    const entry = this.#entry(key);
    if (!entry || key === null) return undefined;
    this.#foundOnce.delete(key);
    this.#foundAgain.delete(key);
    this.#foundAgain.set(key, entry);
    if (this.#measure(key, entry)) this.#makeRoom();
    return entry.response;
  }

  /** Stores nothing without a key, for what is not cacheable, and when the catalogue has moved on since its edition. */
  store(key: string | null, response: CompressibleResponse, cacheable: Cacheable | undefined): void {
    if (key === null || !cacheable) return;
    const { edition, tags } = cacheable;
    this.moveTo(edition, null);
    if (edition !== this.#edition || response.size > this.#limits.maxBytes * MAX_ENTRY_SHARE) return;
    this.#drop(key);
    const entry = { response, size: 0, tags };
    this.#foundOnce.set(key, entry);
    this.#measure(key, entry);
    this.#makeRoom();
  }

  #entry(key: string | null): Entry | undefined {
    return key === null ? undefined : (this.#foundAgain.get(key) ?? this.#foundOnce.get(key));
  }

  /** Compressed forms are made after a response was stored. Gives whether the size grew. */
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
      // Newcomers have a part of the room, or none would ever be found again.
      const isFromOnce = again === 0 || once > (once + again) * NEWCOMERS_SHARE;
      const [oldest = ''] = (isFromOnce ? this.#foundOnce : this.#foundAgain).keys();
      this.#drop(oldest);
    }
  }
}
