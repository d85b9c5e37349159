import type { OperationId } from '#openapi/generated/operations.ts';
import type { Session } from '#server/catalogue/ports/login-stores.ts';

export interface UploadedFile {
  bytes: Uint8Array;
  /** The client claims both, and neither is believed. */
  fileName: string;
  claimedType: string;
}

export interface RequestBody {
  /** Parsed JSON, or the fields of a form with FILE_PART in the place of each file; undefined when nothing was sent. */
  content: unknown;
  files: Readonly<Record<string, UploadedFile>>;
}

export interface OperationRequest {
  /** The path as it was asked for, with one spelling for each character. */
  path: string;
  params: Readonly<Record<string, string>>;
  /** The values have the contract's types and defaults. */
  query: Readonly<Record<string, unknown>>;
  /** The body in its normal form; undefined when the operation takes none. */
  body: unknown;
  files: Readonly<Record<string, UploadedFile>>;
  headers: Readonly<Record<string, string | undefined>>;
  client: Client;
  /** Tells whether the answer is for a session alone, so that no cache may store it. */
  isPrivate: boolean;
  session: Session | null;
  /** Aborts when the client goes away before the response. */
  signal?: AbortSignal;
}

export interface Client {
  /** Proxies are believed as far as TRUST_PROXY says. */
  address: string;
  isSecure: boolean;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

export interface OperationResponse {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Bytes and a stream need a Content-Type in `headers`. */
  bytes?: Uint8Array;
  /** What may be larger than the memory. It is sent while it is made. */
  stream?: AsyncIterable<Uint8Array>;
  /**
   * Set when operation, parameters and this edition of the public catalogue alone decide the response. A cache may store such a response.
   */
  cacheable?: { edition: number };
}

export interface Operation {
  (request: OperationRequest): OperationResponse | Promise<OperationResponse>;
  /** Throws a RequestProblem, so that the body need not be read. */
  beforeBody?: (request: Pick<OperationRequest, 'headers' | 'client'>) => void | Promise<void>;
  /** Tells whether problems carry their detail as `error` too. */
  tellsError?: boolean;
}

export type Operations = Record<OperationId, Operation>;
