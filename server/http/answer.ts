import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { JSON_TYPE, jsonList } from '#server/operations/answers.ts';
import type { OperationResponse } from '#server/operations/pipeline/operation.ts';
import { encodedTag } from '#server/operations/pipeline/api-request.ts';

export type Encoding = 'br' | 'gzip';

/** A smaller body is not compressed, since that costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|problem\+json|xml|manifest))/;
/** Documents are compressed well, since their first 14 kB arrive at once. Lists are longer, and their readers wait for the compression. */
const BROTLI_QUALITY = { document: 9, data: 4 };

export type HeaderFields = Readonly<Record<string, string>>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Holds a whole response in memory. Its bytes, and each compressed form of them, are made once and shared by all who read them. */
export class Answer {
  readonly status: number;
  readonly headers: HeaderFields;
  readonly bytes: Buffer;
  readonly isCompressible: boolean;
  /** Tells whether clients may store the answer and ask whether it is still the same. */
  readonly revalidates: boolean;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  readonly #heads = new Map<string, string[]>();
  #tag: string | undefined;

  constructor(status: number, headers: HeaderFields, content: string | Uint8Array) {
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

  /** Makes the answer of an operation. Clients may store only what is cacheable. */
  static of({ status, headers, body, bytes, cacheable }: OperationResponse): Answer {
    const caching = { 'Cache-Control': cacheable ? 'no-cache' : 'no-store', ...headers };
    if (bytes) return new Answer(status, caching, bytes);
    if (body === undefined) return new Answer(status, caching, '');
    const json = Array.isArray(body) ? jsonList(body) : JSON.stringify(body);
    return new Answer(status, { 'Content-Type': JSON_TYPE, ...caching }, json);
  }

  get tag(): string {
    const hashed = (): string => `"${createHash('sha256').update(this.bytes).digest('base64url')}"`;
    return (this.#tag ??= this.headers['ETag'] ?? hashed());
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const bytes =
      this.#encoded.get(encoding) ?? (encoding === 'br' ? this.#brotli() : compressGzip(this.bytes));
    this.#encoded.set(encoding, bytes);
    return bytes;
  }

  /** Returns the header names and values in turn, made once for each encoding. `length` null makes the head of a 304. */
  head(encoding: Encoding | null, length: number | null): string[] {
    const form = `${length === null ? 304 : this.status} ${encoding ?? ''}`;
    const remembered = this.#heads.get(form);
    if (remembered) return remembered;
    const caching = { 'Cache-Control': this.headers['Cache-Control'] ?? '' };
    const head = Object.entries({
      ...(length === null ? caching : this.headers),
      ...(this.isCompressible && { Vary: 'Accept-Encoding' }),
      ...(this.revalidates && { ETag: encoding ? encodedTag(this.tag, encoding) : this.tag }),
      ...(encoding && length !== null && { 'Content-Encoding': encoding }),
      ...(length !== null && this.status !== 204 && { 'Content-Length': String(length) }),
    }).flat();
    this.#heads.set(form, head);
    return head;
  }

  #brotli(): Promise<Buffer> {
    const isDocument = this.headers['Content-Type']?.startsWith('text/html');
    const quality = isDocument ? BROTLI_QUALITY.document : BROTLI_QUALITY.data;
    return compressBrotli(this.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  }
}
