import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodedTag, tagOf } from '#server/domain/etag.ts';

export type Encoding = 'br' | 'gzip';

/** Below this, compressing costs more than it saves. */
const SMALLEST_COMPRESSED_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|problem\+json|xml|manifest))/;
const BROTLI_QUALITY = 5;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** One answer as bytes, its validator, and its compressed forms as soon as somebody asks for them. */
export class Answer {
  readonly tag: string;
  readonly compressible: boolean;
  readonly #forms = new Map<Encoding, Promise<Buffer> | Buffer>();

  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    readonly bytes: Buffer,
  ) {
    this.tag = tagOf(bytes);
    this.compressible =
      bytes.length >= SMALLEST_COMPRESSED_BYTES && COMPRESSIBLE.test(headers['Content-Type'] ?? '');
  }

  tagFor(encoding: Encoding | null): string {
    return encoding ? encodedTag(this.tag, encoding) : this.tag;
  }

  /** The compressed bytes, made once; at hand without waiting from the second time on. */
  form(encoding: Encoding): Promise<Buffer> | Buffer {
    const known = this.#forms.get(encoding);
    if (known) return known;
    const made = (encoding === 'br' ? this.#brotli() : compressGzip(this.bytes)).then((bytes) => {
      this.#forms.set(encoding, bytes);
      return bytes;
    });
    this.#forms.set(encoding, made);
    return made;
  }

  /** What it holds in memory by now. */
  get size(): number {
    const forms = [...this.#forms.values()].map((form) => (Buffer.isBuffer(form) ? form.length : 0));
    return forms.reduce((sum, length) => sum + length, this.bytes.length);
  }

  #brotli(): Promise<Buffer> {
    return compressBrotli(this.bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
      },
    });
  }
}
