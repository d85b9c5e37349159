import type { OperationTypes } from '#openapi/generated/operation-types.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import type { StoredSession } from '#server/catalogue/ports/login-stores.ts';
import type { Client } from './requests/client-address.ts';

export interface UploadedFile {
  bytes: Uint8Array;
  /** The client claims both, and neither is believed. */
  fileName: string;
  claimedType: string;
}

/** What an operation gets, once the contract allows it. */
export interface OperationRequest<Id extends OperationId = OperationId> {
  /** The path as it was asked for, with one spelling for each character. */
  path: string;
  params: Readonly<OperationTypes[Id]['params']>;
  query: Readonly<OperationTypes[Id]['query']>;
  /** The body in its normal form; undefined when the operation takes none. */
  body: OperationTypes[Id]['body'];
  files: Readonly<Record<string, UploadedFile>>;
  headers: Readonly<Record<string, string | undefined>>;
  client: Client;
  /** The response is for this session alone, so no cache may store it. */
  isPrivate: boolean;
  session: StoredSession | null;
  /** Aborts when the client goes away before the response. */
  signal?: AbortSignal;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** A response has a JSON `body`, `bytes`, a `stream`, or no content. */
export interface OperationResponse<Body = unknown> {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: Body;
  /** Bytes and a stream need a Content-Type in `headers`. */
  bytes?: Uint8Array;
  /** For what may be larger than the memory. It is sent while it is made. */
  stream?: AsyncIterable<Uint8Array>;
  /**
   * Set when operation, parameters and this edition of the public catalogue alone decide the response. A
   * cache may store such a response.
   */
  edition?: number;
}

type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
) => ResponseOf<Id> | Promise<ResponseOf<Id>>;

export interface HandlerWithOptions<Id extends OperationId> {
  handle: Handler<Id>;
  /** Throws a RequestProblem, so that the body need not be read. */
  beforeBody?: (request: Pick<OperationRequest, 'headers' | 'client'>) => void | Promise<void>;
  /** Problems have their detail as `error` too. */
  repeatsDetailAsError?: boolean;
}

type ResponseOf<Id extends OperationId> = OperationResponse<OperationTypes[Id]['response']>;

/** Nearly all operations are `handle` alone. Each has the types of its operation in the contract. */
export type OperationHandler<Id extends OperationId> = Handler<Id> | HandlerWithOptions<Id>;
export type OperationHandlers = { [Id in OperationId]: OperationHandler<Id> };

export function handlerOf(operations: OperationHandlers, id: OperationId): HandlerWithOptions<OperationId> {
  const handler = operations[id] as OperationHandler<OperationId>;
  return typeof handler === 'function' ? { handle: handler } : handler;
}
