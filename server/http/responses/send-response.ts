import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { namesTag } from '#server/operations/pipeline/api-request.ts';
import type { ClientReader } from '../client-address.ts';
import type { ClientShares } from '../client-limits.ts';
import { requestIdHead } from '../http-server.ts';
import { isRead } from '../request-facts.ts';
import type { CompressedForm, CompressibleResponse } from './compressible-response.ts';

const NOT_MODIFIED = 304;
const NO_CONTENT = 204;
const FIRST_REFUSAL = 400;
const TOO_MANY_REQUESTS = 429;
/** Less than `Retry-After` asks for. */
const REFUSAL_DELAY_MS = 300;
const NO_BYTES = Buffer.alloc(0);
const NO_ENCODINGS: Encodings = { br: false, gzip: false };

export interface Delivery {
  defaultHeaders: readonly string[];
  shares: ClientShares;
  clients: Pick<ClientReader, 'keyOf'>;
}

/**
 * The default headers are written with the others: setting them one by one costs half of a cached read (bench/report.md, "one recipe").
 * Throws a RequestProblem when too many large responses are not read.
 */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: CompressibleResponse,
  delivery: Delivery,
): Promise<void> | undefined {
  if (prepared.status !== TOO_MANY_REQUESTS) return sendNow(request, response, prepared, delivery);
  // A client that asks again at once would take more of the site by its refusals than by its share.
  return setTimeout(REFUSAL_DELAY_MS, undefined, { ref: false }).then(() =>
    response.destroyed ? undefined : sendNow(request, response, prepared, delivery),
  );
}

function sendNow(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: CompressibleResponse,
  { defaultHeaders, shares, clients }: Delivery,
): Promise<void> | undefined {
  const withOwn = (head: string[]): string[] =>
    head.concat(requestIdHead(), prepared.status < FIRST_REFUSAL ? staleHead(response) : []);
  const send = (form: CompressedForm | null, bytes: Buffer): undefined => {
    const isLarge = bytes.length > PART_BYTES && request.method !== 'HEAD';
    if (isLarge) shares.takeBytes(clients.keyOf(request), response, bytes);
    response.writeHead(prepared.status, withOwn(prepared.head(form, bytes.length, defaultHeaders)));
    if (isLarge) writeInParts(response, bytes);
    else response.end(request.method === 'HEAD' ? NO_BYTES : bytes);
  };
  const { br, gzip } = prepared.isCompressible
    ? encodingsTakenBy(request.headers['accept-encoding'])
    : NO_ENCODINGS;
  const best = br ? 'br' : gzip ? 'gzip' : null;
  if (prepared.revalidates && isUnchanged(request, prepared.tag)) {
    response.writeHead(NOT_MODIFIED, withOwn(prepared.unchangedHead(best, defaultHeaders)));
    response.end();
    return;
  }
  if (prepared.status === NO_CONTENT) {
    response.writeHead(NO_CONTENT, withOwn([...defaultHeaders, ...Object.entries(prepared.headers).flat()]));
    response.end();
    return;
  }
  if (best === null) return send(null, prepared.bytes);
  const ready = prepared.formAtHand(best);
  if (ready) return send(best, ready);
  const quick = br && prepared.isDocument ? 'quick-br' : gzip ? 'gzip' : best;
  const known = prepared.formAtHand(quick);
  if (!known) {
    return prepared
      .form(quick)
      .catch(() => null)
      .then((bytes) => (bytes ? send(quick, bytes) : send(null, prepared.bytes)));
  }
  // A second reader shows that more will come.
  prepared.form(best).catch(() => undefined);
  return send(quick, known);
}

export function isUnchanged(request: IncomingMessage, tag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && isRead(request) && namesTag(known, tag);
}

interface Encodings {
  br: boolean;
  gzip: boolean;
}

const MAX_CACHED_HEADERS = 100;

const cached = new Map<string, Encodings>();

export function encodingsTakenBy(header: string | string[] | undefined): Encodings {
  const text = String(header ?? '');
  let encodings = cached.get(text);
  if (!encodings) {
    encodings = readEncodings(text);
    if (cached.size >= MAX_CACHED_HEADERS) cached.clear();
    cached.set(text, encodings);
  }
  return encodings;
}

function readEncodings(header: string): Encodings {
  const accepted = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/(?<!\s)\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  const takes = (name: keyof Encodings): boolean => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return { br: takes('br'), gzip: takes('gzip') };
}

const stale = new WeakSet<ServerResponse>();
const HEADERS: readonly string[] = ['X-Catalogue', 'stale'];
const NONE: readonly string[] = [];

/** What `response` reads is of the memory, since the database does not answer. */
export function markStale(response: ServerResponse): void {
  stale.add(response);
}

export function staleHead(response: ServerResponse): readonly string[] {
  return stale.has(response) ? HEADERS : NONE;
}

const PART_BYTES = 64 * 1024;

/** Ends a response with `bytes`, no faster than its client reads. The parts share the memory of `bytes`, so that a slow client holds no copy. */
export function writeInParts(response: ServerResponse, bytes: Buffer): void {
  let at = 0;
  const writeOn = (): void => {
    while (at + PART_BYTES < bytes.length) {
      response.write(bytes.subarray(at, at + PART_BYTES));
      at += PART_BYTES;
      // `write` tells a full buffer also where the system has taken all of the part already.
      if ((response.socket?.writableLength ?? 1) > 0) return void response.once('drain', writeOn);
    }
    response.end(bytes.subarray(at));
  };
  writeOn();
}
