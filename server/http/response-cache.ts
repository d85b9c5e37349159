import { LRUCache } from 'lru-cache';
import { DAY_MS } from '#openapi/days.ts';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import type { OperationResponse } from '#server/operations/operation-handler.ts';
import { canonicalPath, splitUrl } from '#server/operations/requests/request-line.ts';
import { EncodedResponse } from './encoded-response.ts';
import type { PageUrl } from './page-url.ts';

const MEBIBYTE = 1024 * 1024;
/**
 * Long lists have a separate bound, so that they displace no short response. A list of 20,000 recipes like
 * those of the starter takes 23 MiB. One of 32 MiB or more is not stored, but made for each reader.
 */
const LONG_BYTES = 2 * MEBIBYTE;
const MAX_BYTES = { short: 16 * MEBIBYTE, long: 48 * MEBIBYTE };
const ENTRY_BYTES = 1024;
/** The compressed bytes are made later. Both encodings together take less than half of the plain bytes. */
const WITH_COMPRESSED_BYTES = 1.5;

function createCache(maxSize: number): LRUCache<string, EncodedResponse> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ bytes, isCompressible }, key) =>
      Math.ceil(bytes.length * (isCompressible ? WITH_COMPRESSED_BYTES : 1)) + 2 * key.length + ENTRY_BYTES,
  });
}

/**
 * Holds the responses of one edition of the public catalogue. A response without an edition is not stored.
 *
 * Invariants. A response shows the newest edition: a new one empties the cache, since writes are rare and a
 * page takes some 10 ms. A response that depends on a session is never stored. The bytes stay within their
 * limit: the least recently used responses are removed first.
 */
export class ResponseCache {
  readonly #live: Pick<LiveCatalogue, 'publicCatalogue'>;
  readonly #short = createCache(MAX_BYTES.short);
  readonly #long = createCache(MAX_BYTES.long);
  #edition = 0;

  constructor(live: Pick<LiveCatalogue, 'publicCatalogue'>) {
    this.#live = live;
  }

  find(key: string | null): EncodedResponse | undefined {
    this.#followEdition();
    if (key === null) return undefined;
    return this.#short.get(key) ?? this.#long.get(key);
  }

  /** Makes a response, and remembers it if it is made of the public catalogue alone and fits. */
  async remember(key: string | null, make: () => Promise<OperationResponse>): Promise<EncodedResponse> {
    // Another client may have asked for the same while this one waited in a queue.
    const found = this.find(key);
    if (found) return found;
    const response = await make();
    const encoded = new EncodedResponse(response);
    if (key !== null && response.edition !== undefined) this.put(key, encoded, response.edition);
    return encoded;
  }

  /** Ignores a response of an earlier edition. */
  put(key: string, encoded: EncodedResponse, edition: number): void {
    this.#followEdition();
    if (edition !== this.#edition) return;
    (encoded.bytes.length < LONG_BYTES ? this.#short : this.#long).set(key, encoded);
  }

  #followEdition(): void {
    const { edition } = this.#live.publicCatalogue();
    if (edition === this.#edition) return;
    this.#short.clear();
    this.#long.clear();
    this.#edition = edition;
  }
}

const MAX_KEY_LENGTH = 2048;

/** Returns the path with its parameters sorted, or null for a URL that is too long or broken. */
export function apiCacheKey(url: string): string | null {
  if (url.length > MAX_KEY_LENGTH) return null;
  const [path, search] = splitUrl(url);
  const canonical = canonicalPath(path);
  if (canonical === null || search === '') return canonical;
  const parameters = new URLSearchParams(search);
  parameters.sort();
  return `${canonical}?${parameters.toString()}`;
}

/** The key has the day (UTC), since adverts change with it. Keys of the API differ: they begin with a slash. */
export function pageCacheKey(origin: string, { path, search }: PageUrl): string {
  return `${Math.floor(Date.now() / DAY_MS)} ${origin} ${path}${search}`;
}
