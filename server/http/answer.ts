import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodedTag, tagOf } from '#server/domain/etag.ts';

export type Encoding = 'br' | 'gzip';

/** Below this, compressing costs more than it saves. */
const SMALLEST_COMPRESSED_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|problem\+json|xml|manifest))/;
const BROTLI_QUALITY = 5;
/**
 * Documents are few and everybody's first bytes: a tenth less of them is often a round trip less (the first 14 kB come
 * at once). Larger ones are lists, for which it takes too long.
 */
const DOCUMENT_BROTLI_QUALITY = 10;
const LARGEST_DOCUMENT_BYTES = 256 * 1024;
/** Somebody waits for the gzip form; the brotli form is made for those who come later. */
const GZIP_LEVEL = 1;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** One answer as bytes, its validator, and its compressed forms as soon as somebody asks for them. */
export class Answer {
  readonly tag: string;
  readonly compressible: boolean;
  /** Whether a client may keep it and ask whether it is still good. */
  readonly revalidates: boolean;
  readonly #forms = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  readonly #heads = new Map<string, { fixed: readonly string[]; head: string[] }>();

  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    readonly bytes: Buffer,
  ) {
    this.tag = tagOf(bytes);
    this.compressible =
      bytes.length >= SMALLEST_COMPRESSED_BYTES && COMPRESSIBLE.test(headers['Content-Type'] ?? '');
    this.revalidates = status === 200 && headers['Cache-Control'] !== 'no-store';
  }

  /** The compressed bytes if they are there already. */
  formAtHand(encoding: Encoding): Buffer | undefined {
    return this.#forms.get(encoding);
  }

  /** The compressed bytes, made once. */
  form(encoding: Encoding): Promise<Buffer> {
    const known = this.#making.get(encoding);
    if (known) return known;
    const made = (encoding === 'br' ? this.#brotli() : this.#gzip()).then((bytes) => {
      this.#forms.set(encoding, bytes);
      return bytes;
    });
    this.#making.set(encoding, made);
    return made;
  }

  /**
   * Header names and values in turn, put together once for each `fixed`, those that the site sends with everything.
   * `length`: of the bytes that are sent.
   */
  head(encoding: Encoding | null, length: number, fixed: readonly string[]): string[] {
    return this.#head(encoding ?? 'identity', fixed, () => [
      ...Object.entries(this.headers).flat(),
      ...this.#validators(encoding),
      ...(encoding ? ['Content-Encoding', encoding] : []),
      'Content-Length',
      String(length),
    ]);
  }

  /** The same for a client that has the bytes already. */
  unchangedHead(encoding: Encoding | null, fixed: readonly string[]): string[] {
    return this.#head(`unchanged ${encoding ?? ''}`, fixed, () => [
      ...Object.entries(this.headers)
        .filter(([name]) => name !== 'Content-Type')
        .flat(),
      ...this.#validators(encoding),
    ]);
  }

  /** What it holds in memory by now. */
  get size(): number {
    let size = this.bytes.length;
    for (const form of this.#forms.values()) size += form.length;
    return size;
  }

  #validators(encoding: Encoding | null): string[] {
    const tag = encoding ? encodedTag(this.tag, encoding) : this.tag;
    return [
      ...(this.compressible ? ['Vary', 'Accept-Encoding'] : []),
      ...(this.revalidates ? ['ETag', tag] : []),
    ];
  }

  #head(kind: string, fixed: readonly string[], make: () => string[]): string[] {
    const known = this.#heads.get(kind);
    if (known?.fixed === fixed) return known.head;
    const head = [...fixed, ...make()];
    this.#heads.set(kind, { fixed, head });
    return head;
  }

  #brotli(): Promise<Buffer> {
    const isDocument =
      this.bytes.length <= LARGEST_DOCUMENT_BYTES &&
      (this.headers['Content-Type'] ?? '').startsWith('text/html');
    return compressBrotli(this.bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isDocument ? DOCUMENT_BROTLI_QUALITY : BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
      },
    });
  }

  #gzip(): Promise<Buffer> {
    return compressGzip(this.bytes, { level: GZIP_LEVEL });
  }
}
