import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTag } from '#server/catalogue/content-tag.ts';
import { encodedTag } from '#server/operations/pipeline/api-request.ts';
import { jsonOf } from '#server/catalogue/views.ts';
import { FairQueue } from '#server/operations/pipeline/fair-queue.ts';
import type { OperationResponse } from '#server/operations/operation.ts';

/** Their names end the validators. */
export type CompressedForm = 'br' | 'quick-br' | 'gzip';

const CONTENT_ENCODING = { br: 'br', 'quick-br': 'br', gzip: 'gzip' } as const;
const JSON_TYPE = 'application/json; charset=utf-8';

/** Below this, compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|problem\+json|xml|manifest))/;
/** A tenth less of a document is often a round trip less, since the first 14 kB come at once. Larger ones are lists: the best quality takes too long. */
const BROTLI_QUALITY = { data: 5, firstDocument: 7, document: 10 };
const MAX_DOCUMENT_BYTES = 256 * 1024;
/** The first reader gets what takes a millisecond: middling brotli for a document, gzip for all else. The best brotli is made for later ones. */
const GZIP_LEVEL = 1;
const ALL_CLIENTS = '*';
/** One at a time, so that threads are left to the database. */
const slowCompressions = new FairQueue({ maxActive: 1, maxWaitingOfClient: 100, maxWaiting: 100 });

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export class CompressibleResponse {
  readonly isCompressible: boolean;
  readonly isDocument: boolean;
  readonly revalidates: boolean;
  #tag: string | undefined;
  readonly #forms: Partial<Record<CompressedForm, Buffer>> = {};
  readonly #making: { [Form in CompressedForm]?: Promise<Buffer> | undefined } = {};
  readonly #heads: Record<string, { fixed: readonly string[]; head: string[] }> = {};
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;

  constructor(status: number, headers: Readonly<Record<string, string>>, content: string | Uint8Array) {
    this.status = status;
    this.headers = headers;
    this.bytes = typeof content === 'string' ? Buffer.from(content) : asBuffer(content);
    const type = headers['Content-Type'] ?? '';
    this.isCompressible = this.bytes.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(type);
    this.isDocument = this.bytes.length <= MAX_DOCUMENT_BYTES && type.startsWith('text/html');
    this.revalidates = status === 200 && headers['Cache-Control'] !== 'no-store';
  }

  /** Clients may store only what is cacheable. */
  static of({ status, headers, body, bytes, cacheable }: OperationResponse): CompressibleResponse {
    const caching = { 'Cache-Control': cacheable ? 'no-cache' : 'no-store', ...headers };
    if (bytes) return new CompressibleResponse(status, caching, bytes);
    if (body === undefined) return new CompressibleResponse(status, caching, '');
    return new CompressibleResponse(status, { 'Content-Type': JSON_TYPE, ...caching }, jsonOf(body));
  }

  get tag(): string {
    return (this.#tag ??= this.headers['ETag'] ?? contentTag(this.bytes));
  }

  get text(): string {
    return this.bytes.toString();
  }

  formAtHand(form: CompressedForm): Buffer | undefined {
    return this.#forms[form];
  }

  form(form: CompressedForm): Promise<Buffer> {
    const known = this.#making[form];
    if (known) return known;
    const made = this.#compressed(form).then(
      (bytes) => (this.#forms[form] = bytes),
      (error: unknown) => {
        this.#making[form] = undefined;
        throw error;
      },
    );
    this.#making[form] = made;
    return made;
  }

  /** Header names and values alternate; they are put together once for the default headers `fixed`. `length`: bytes that are sent. */
  head(form: CompressedForm | null, length: number, fixed: readonly string[]): string[] {
    return this.#head(form ?? 'identity', fixed, () => [
      ...this.#ownHeaders(() => true),
      ...this.#validators(form),
      ...(form ? ['Content-Encoding', CONTENT_ENCODING[form]] : []),
      'Content-Length',
      String(length),
    ]);
  }

  unchangedHead(form: CompressedForm | null, fixed: readonly string[]): string[] {
    return this.#head(`unchanged ${form ?? ''}`, fixed, () => [
      ...this.#ownHeaders((name) => name === 'Cache-Control'),
      ...this.#validators(form),
    ]);
  }

  get size(): number {
    let size = this.bytes.length;
    for (const form of Object.values(this.#forms)) size += form.length;
    return size;
  }

  #ownHeaders(isWanted: (name: string) => boolean): string[] {
    const isOwn = (name: string): boolean => isWanted(name) && !(name === 'ETag' && this.revalidates);
    return Object.entries(this.headers)
      .filter(([name]) => isOwn(name))
      .flat();
  }

  #validators(form: CompressedForm | null): string[] {
    return [
      ...(this.isCompressible ? ['Vary', 'Accept-Encoding'] : []),
      ...(this.revalidates ? ['ETag', form ? encodedTag(this.tag, form) : this.tag] : []),
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
    const quality = form === 'br' ? 'document' : 'firstDocument';
    const compress = (): Promise<Buffer> =>
      compressBrotli(this.bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[this.isDocument ? quality : 'data'],
          [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
        },
      });
    return form === 'br' ? slowCompressions.run(ALL_CLIENTS, compress) : compress();
  }
}

function asBuffer(bytes: Uint8Array): Buffer {
  if (Buffer.isBuffer(bytes)) return bytes;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
