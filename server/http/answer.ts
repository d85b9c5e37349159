import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTag } from '#server/catalogue/content-tag.ts';
import { jsonOf } from '#server/catalogue/views.ts';
import type { OperationResponse } from '#server/operations/operation.ts';
import { encodedTag } from '#server/operations/pipeline/api-request.ts';

export type Encoding = 'br' | 'gzip';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Below this, compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|problem\+json|xml|manifest))/;
/** Documents are compressed well, since their first 14 kB arrive at once. Lists are longer, and their readers wait for it. */
const BROTLI_QUALITY = { document: 9, data: 4 };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A whole response in memory. Its bytes, and each compressed form of them, are made once and shared by all who read them. */
export class Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  readonly isCompressible: boolean;
  /** Whether clients may keep it and ask whether it is still the same. */
  readonly revalidates: boolean;
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();
  readonly #heads = new Map<string, string[]>();
  #tag: string | undefined;

  constructor(status: number, headers: Readonly<Record<string, string>>, content: string | Uint8Array) {
    this.status = status;
    this.headers = headers;
    this.bytes =
      typeof content === 'string'
        ? Buffer.from(content)
        : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    this.isCompressible =
      this.bytes.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(headers['Content-Type'] ?? '');
    this.revalidates = status === 200 && headers['Cache-Control'] !== 'no-store';
  }

  /** Clients may keep only what is cacheable. */
  static of({ status, headers, body, bytes, cacheable }: OperationResponse): Answer {
    const caching = { 'Cache-Control': cacheable ? 'no-cache' : 'no-store', ...headers };
    if (bytes) return new Answer(status, caching, bytes);
    if (body === undefined) return new Answer(status, caching, '');
    return new Answer(status, { 'Content-Type': JSON_TYPE, ...caching }, jsonOf(body));
  }

  get tag(): string {
    return (this.#tag ??= this.headers['ETag'] ?? contentTag(this.bytes));
  }

  /** A promise while the bytes are being compressed, and the bytes themselves afterwards. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const making = (encoding === 'br' ? this.#brotli() : compressGzip(this.bytes)).then((bytes) => {
      this.#encoded.set(encoding, bytes);
      return bytes;
    });
    this.#encoded.set(encoding, making);
    return making;
  }

  /** Names and values alternate, the default ones first; put together once for each form. Without a length it is the head of a 304. */
  head(
    defaultHeaders: Readonly<Record<string, string>>,
    encoding: Encoding | null,
    length: number | null,
  ): string[] {
    const form = `${length === null ? 304 : this.status} ${encoding ?? ''}`;
    const head = this.#heads.get(form) ?? [
      ...Object.entries(defaultHeaders).flat(),
      ...Object.entries(this.headers)
        .filter(([name]) =>
          length === null ? name === 'Cache-Control' : name !== 'ETag' || !this.revalidates,
        )
        .flat(),
      ...(this.isCompressible ? ['Vary', 'Accept-Encoding'] : []),
      ...(this.revalidates ? ['ETag', encoding ? encodedTag(this.tag, encoding) : this.tag] : []),
      ...(encoding && length !== null ? ['Content-Encoding', encoding] : []),
      ...(length === null || this.status === 204 ? [] : ['Content-Length', String(length)]),
    ];
    this.#heads.set(form, head);
    return head;
  }

  #brotli(): Promise<Buffer> {
    const isDocument = this.headers['Content-Type']?.startsWith('text/html');
    const quality = isDocument ? BROTLI_QUALITY.document : BROTLI_QUALITY.data;
    return compressBrotli(this.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  }
}
