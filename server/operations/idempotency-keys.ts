import type { OperationId } from '#openapi/generated/operations.ts';
import type { Store, StoreTransaction } from '#server/catalogue/store/store.ts';
import type { OperationRequest, OperationResponse, Repeatable } from './operation.ts';
import { RequestProblem } from './pipeline/request-problem.ts';

const ANSWER_LASTS_MS = 24 * 60 * 60 * 1000;
const VISIBLE_TEXT = /^[\x20-\x7e]{1,200}$/;

/** draft-ietf-httpapi-idempotency-key-header, with quotes or without. Throws a 400. */
function readKey(header: string): string {
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  if (VISIBLE_TEXT.test(key)) return key;
  throw new RequestProblem(400, 'Idempotency-Key must be 1 to 200 letters, digits and signs.');
}

export async function hashRequest(
  id: OperationId,
  { params, query, body, files }: Pick<OperationRequest, 'params' | 'query' | 'body' | 'files'>,
): Promise<string> {
  const sent = Object.entries(files).map(async ([name, { bytes }]) => [name, await hashOf(bytes)]);
  return hashOf(new TextEncoder().encode(JSON.stringify([id, params, query, body, await Promise.all(sent)])));
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Null for a new key. Throws a 422 for a key that came with another request. */
export async function findEarlierAnswer(
  { answers }: Pick<Store, 'answers'>,
  { key, requestHash }: Repeatable,
  now: Date,
): Promise<OperationResponse | null> {
  const earlier = await answers.find(key, now.toISOString());
  if (!earlier) return null;
  if (earlier.requestHash !== requestHash)
    throw new RequestProblem(
      422,
      'This Idempotency-Key came with another request before. Please make up a new one.',
    );
  const { status, headers, body } = earlier;
  return { status, headers, body: JSON.parse(body) as unknown };
}

export interface HeldKey {
  key: string;
  isAnswered: boolean;
  /** Lets the next request with the key follow; one that is never called blocks the key. */
  leave: () => void;
}

/**
 * Lets requests with the same key follow each other: a client that lost its connection repeats its request while the first one still holds its
 * share of bodies and queues, and must not be refused for that.
 */
export class KeyedRequests {
  readonly #last = new Map<string, Promise<void>>();

  /** Waits until no other request has the key. Throws a 400 for what is none. */
  async enter(header: string, { answers, clock }: Pick<Store, 'answers' | 'clock'>): Promise<HeldKey> {
    const key = readKey(header.trim());
    const before = this.#last.get(key);
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    this.#last.set(key, over);
    await before;
    const leave = (): void => {
      if (this.#last.get(key) === over) this.#last.delete(key);
      end();
    };
    try {
      return { key, isAnswered: (await answers.find(key, clock.now().toISOString())) !== null, leave };
    } catch (error) {
      leave();
      throw error;
    }
  }
}

/** In the transaction of the write, so that no crash comes between the two. */
export async function saveEarlierAnswer(
  { answers }: StoreTransaction,
  { key, requestHash }: Repeatable,
  { status, headers = {}, body }: OperationResponse,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + ANSWER_LASTS_MS).toISOString();
  const answer = { key, requestHash, status, headers, body: JSON.stringify(body), expiresAt };
  await answers.save(answer, now.toISOString());
}
