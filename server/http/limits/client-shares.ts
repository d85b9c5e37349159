import type { ServerResponse } from 'node:http';
import { REQUESTS } from '#server/operations/pipeline/fair-queue.ts';
import { Share, type Release, type ShareLimits } from '#server/operations/pipeline/counted-client.ts';

const MEBIBYTE = 1024 * 1024;

/** Bodies stay in memory until their request is answered: several of the largest sheets of one client. */
const BODY_BYTES: ShareLimits = { ofClient: 40 * MEBIBYTE, ofAll: 64 * MEBIBYTE };
/** Bytes of large responses that are being sent, each copy counted once. */
const RESPONSE_BYTES: ShareLimits = { ofClient: 40 * MEBIBYTE, ofAll: 128 * MEBIBYTE };
const STREAMS: ShareLimits = { ofClient: 48, ofAll: 96 };

/**
 * See "Running" in OPERATIONS.md. Together it leaves room within the 768 MB of `.deploy`: 150 MB of a running site, 64 of bodies and as much
 * again while forms are read, 128 of responses, 96 of streams, 60 of connections and requests, 64 of a password, and a sheet that is read.
 */
export class ClientShares {
  readonly #requests = new Share(REQUESTS);
  readonly #bodyBytes = new Share(BODY_BYTES);
  readonly #responseBytes = new Share(RESPONSE_BYTES);
  readonly #streams = new Share(STREAMS);
  readonly #copies = new Map<string, Map<ArrayBufferLike, { readers: number; release: Release }>>();

  /** Each of them counts until `response` is sent or its client has disconnected. Throws a RequestProblem 429 or 503. */
  takeRequest(client: string, response: ServerResponse): void {
    response.once('close', this.#requests.take(client, 1));
  }

  takeBody(client: string, response: ServerResponse, bytes: number): void {
    response.once('close', this.#bodyBytes.take(client, bytes));
  }

  takeStream(client: string, response: ServerResponse): void {
    response.once('close', this.#streams.take(client, 1));
  }

  /** A copy that goes to several readers of one client counts once. */
  takeBytes(client: string, response: ServerResponse, { buffer, length }: Uint8Array): void {
    const copies =
      this.#copies.get(client) ?? new Map<ArrayBufferLike, { readers: number; release: Release }>();
    const copy = copies.get(buffer) ?? { readers: 0, release: this.#responseBytes.take(client, length) };
    copy.readers += 1;
    copies.set(buffer, copy);
    this.#copies.set(client, copies);
    response.once('close', () => {
      copy.readers -= 1;
      if (copy.readers > 0) return;
      copy.release();
      copies.delete(buffer);
      if (copies.size === 0) this.#copies.delete(client);
    });
  }
}
