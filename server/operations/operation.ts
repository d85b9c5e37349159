import type { Session } from '#server/catalogue/store.ts';

/** An uploaded part of a multipart body. */
export interface UploadedFile {
  bytes: Uint8Array;
  /** Name and type as the client claims them; neither is believed. */
  fileName: string;
  claimedType: string;
}

/** A request that its client may send again: its Idempotency-Key, and a hash of all that it asks for. */
export interface Repeatable {
  key: string;
  requestHash: string;
}

/** A request that the contract has found valid. */
export interface OperationRequest {
  /** Decoded path parameters. */
  params: Readonly<Record<string, string>>;
  /** Query parameters in the contract's types, with its defaults. */
  query: Readonly<Record<string, unknown>>;
  /** Normalised body; undefined when the operation takes none. */
  body: unknown;
  files: Readonly<Record<string, UploadedFile>>;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  client: Client;
  /** The session that an operation needs; null where it needs none. */
  session: Session | null;
  /** Set for a request with an Idempotency-Key, where the operation takes one. */
  repeatable?: Repeatable;
  /** Aborted when the client has gone away before it was answered. */
  signal?: AbortSignal;
}

export interface Client {
  /** IP address as far as proxies are believed. */
  address: string;
  /** Whether the client came over https. */
  isSecure: boolean;
}

export interface OperationResponse {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as they are; their Content-Type stands in `headers`. */
  bytes?: Uint8Array;
  /** Sent one after the other while they are made; their Content-Type stands in `headers`. */
  chunks?: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Set when the response follows from the operation, its parameters and the catalogue alone: it may be cached. */
  cacheable?: Cacheable;
}

export interface Cacheable {
  /** The revision of the catalogue that the response shows. */
  revision: number;
  /** Resources ('spirits') and items ('cocktails/negroni') that it shows; null for all of the catalogue. */
  shows: readonly string[] | null;
}

export interface Operation {
  (request: OperationRequest): OperationResponse | Promise<OperationResponse>;
  /** Throws a RequestProblem for a request whose body need not be read. */
  beforeBody?: (request: Pick<OperationRequest, 'headers' | 'client'>) => void | Promise<void>;
}
