import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodedTag, tagOf } from '#server/domain/etag.ts';

/** The forms in which an answer is sent, by what their validators end with. */
export type CompressedForm = 'br' | 'quick-br' | 'gzip';

const CONTENT_ENCODING = { br: 'br', 'quick-br': 'br', gzip: 'gzip' } as const;

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
/**
 * Somebody waits for the gzip form; the brotli form is made for those who come later. Of a document, it is the quick
 * brotli form that they wait for: a millisecond for a quarter less than gzip, so that it is within the first 14 kB too.
 */
const GZIP_LEVEL = 1;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** One answer as bytes, its validator, and its compressed forms as soon as somebody asks for them. */
export class Answer {
  readonly compressible: boolean;
  /** Whether it is worth the best compression. */
  readonly isDocument: boolean;
  /** Whether a client may keep it and ask whether it is still good. */
  readonly revalidates: boolean;
  #tag: string | undefined;
  readonly #forms: Partial<Record<CompressedForm, Buffer>> = {};
  readonly #making: Partial<Record<CompressedForm, Promise<Buffer>>> = {};
  readonly #heads: Record<string, { fixed: readonly string[]; head: string[] }> = {};

  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    readonly bytes: Buffer,
    tag?: string,
  ) {
    this.#tag = tag;
    this.compressible =
      bytes.length >= SMALLEST_COMPRESSED_BYTES && COMPRESSIBLE.test(headers['Content-Type'] ?? '');
    this.isDocument =
      bytes.length <= LARGEST_DOCUMENT_BYTES && (headers['Content-Type'] ?? '').startsWith('text/html');
    this.revalidates = status === 200 && headers['Cache-Control'] !== 'no-store';
  }

  /** Strong validator of the bytes; made of them unless it was given. */
  get tag(): string {
    return (this.#tag ??= tagOf(this.bytes));
  }

  /** The compressed bytes if they are there already. */
  formAtHand(form: CompressedForm): Buffer | undefined {
    return this.#forms[form];
  }

  /** The compressed bytes, made once. */
  form(form: CompressedForm): Promise<Buffer> {
    const known = this.#making[form];
    if (known) return known;
    const made = this.#compressed(form).then((bytes) => {
      this.#forms[form] = bytes;
      return bytes;
    });
    this.#making[form] = made;
    return made;
  }

  /**
   * Header names and values in turn, put together once for each `fixed`, those that the site sends with everything.
   * `length`: of the bytes that are sent.
   */
  head(form: CompressedForm | null, length: number, fixed: readonly string[]): string[] {
    return this.#head(form ?? 'identity', fixed, () => [
      ...Object.entries(this.headers).flat(),
      ...this.#validators(form),
      ...(form ? ['Content-Encoding', CONTENT_ENCODING[form]] : []),
      'Content-Length',
      String(length),
    ]);
  }

  /** The same for a client that has the bytes already. */
  unchangedHead(form: CompressedForm | null, fixed: readonly string[]): string[] {
    return this.#head(`unchanged ${form ?? ''}`, fixed, () => [
      ...Object.entries(this.headers)
        .filter(([name]) => name !== 'Content-Type')
        .flat(),
      ...this.#validators(form),
    ]);
  }

  /** What it holds in memory by now. */
  get size(): number {
    let size = this.bytes.length;
    for (const form of Object.values(this.#forms)) size += form.length;
    return size;
  }

  #validators(form: CompressedForm | null): string[] {
    const tag = form ? encodedTag(this.tag, form) : this.tag;
    return [
      ...(this.compressible ? ['Vary', 'Accept-Encoding'] : []),
      ...(this.revalidates ? ['ETag', tag] : []),
    ];
  }

  #head(kind: string, fixed: readonly string[], make: () => string[]): string[] {
    const known = this.#heads[kind];
    if (known?.fixed === fixed) return known.head;
    const head = [...fixed, ...make()];
    this.#heads[kind] = { fixed, head };
    return head;
  }

  #compressed(form: CompressedForm): Promise<Buffer> {
    if (form === 'gzip') return compressGzip(this.bytes, { level: GZIP_LEVEL });
    const isSlow = form === 'br' && this.isDocument;
    return compressBrotli(this.bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isSlow ? DOCUMENT_BROTLI_QUALITY : BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
      },
    });
  }
}
