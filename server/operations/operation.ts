import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Config } from '#server/config.ts';
import type { Storage } from '#server/storage/storage.ts';

/** An uploaded part of a multipart body. */
export interface UploadedFile {
  bytes: Buffer;
  /** Name and type as the client claims them; neither is believed. */
  fileName: string;
  claimedType: string;
}

/** A request that the contract has found valid. */
export interface OperationCall {
  /** Decoded path parameters. */
  params: Record<string, string>;
  /** Query parameters in the contract's types, with its defaults. */
  query: Record<string, unknown>;
  /** Normalised body; undefined when the operation has none. */
  body: unknown;
  files: Record<string, UploadedFile>;
  headers: IncomingHttpHeaders;
  /** Address of the client as far as proxies are believed. */
  clientAddress: string;
  /** Whether the client came over https. */
  secure: boolean;
}

export interface OperationAnswer {
  status: number;
  headers?: Record<string, string>;
  /** Sent as JSON, or as it is when it is a Buffer; its type then stands in `headers`. */
  body?: unknown;
  /** Sent instead of a body while it is being made. */
  stream?: Readable;
  /** Set when the answer follows from the address and this revision of the catalogue alone: it is remembered. */
  revision?: number;
  /** A strong validator of the body, where it is known without reading all of it. */
  tag?: string;
  /**
   * What of the catalogue such an answer shows, resources ('spirits') and single items ('cocktails/negroni'): it
   * stays good when anything else changes. Without it, all of the catalogue.
   */
  shows?: readonly string[];
  /** Of a write: the address that answers with this body as of `revision`, and what it shows. */
  readAt?: { address: string; revision: number; shows: readonly string[] };
}

export type Operation = (call: OperationCall) => Promise<OperationAnswer> | OperationAnswer;

/** What operations work with. */
export interface Services {
  config: Config;
  storage: Storage;
  startedAt: number;
}

/** An answer that follows from the address and the catalogue alone. */
export function catalogueAnswer(
  body: unknown,
  revision: number,
  { headers, shows, tag }: Pick<OperationAnswer, 'headers' | 'shows' | 'tag'> = {},
): OperationAnswer {
  return {
    status: 200,
    body,
    revision,
    ...(headers && { headers }),
    ...(shows && { shows }),
    ...(tag !== undefined && { tag }),
  };
}
