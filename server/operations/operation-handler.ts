import type { OperationTypes } from '#openapi/generated/operation-types.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import type { StoredSession } from '#server/catalogue/ports/login-stores.ts';
import type { Client } from './requests/client-address.ts';

export interface UploadedFile {
  bytes: Uint8Array;
  /** The client claims the name and the type. Neither is trusted. */
  fileName: string;
  claimedType: string;
}

/** A request that fits the contract, as a handler gets it. */
export interface OperationRequest<Id extends OperationId = OperationId> {
  /** The path is canonical. */
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
  /** The signal aborts when the client closes the connection before the response. */
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
  /** The stream is for contents that may be larger than the memory, and is sent while it is made. */
  stream?: AsyncIterable<Uint8Array>;
  /**
   * The edition is set when the response depends only on the operation, its parameters and this edition of the
   * public catalogue. A cache may store such a response.
   */
  edition?: number;
}

type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
) => ResponseOf<Id> | Promise<ResponseOf<Id>>;

export interface HandlerWithOptions<Id extends OperationId> {
  handle: Handler<Id>;
  /** Runs before the body is read. Throws a RequestProblem to refuse the request. */
  beforeBody?: (request: Pick<OperationRequest, 'headers' | 'client'>) => void | Promise<void>;
  /** Every problem of the operation then repeats its detail as `error`, also one from before `handle` runs. */
  repeatsDetailAsError?: boolean;
}

type ResponseOf<Id extends OperationId> = OperationResponse<OperationTypes[Id]['response']>;

/** Most handlers are only the function `handle`. Their types come from the operation in the contract. */
export type OperationHandler<Id extends OperationId> = Handler<Id> | HandlerWithOptions<Id>;
export type OperationHandlers = { [Id in OperationId]: OperationHandler<Id> };

export function handlerOf(handlers: OperationHandlers, id: OperationId): HandlerWithOptions<OperationId> {
  const handler = handlers[id] as OperationHandler<OperationId>;
  return typeof handler === 'function' ? { handle: handler } : handler;
}
