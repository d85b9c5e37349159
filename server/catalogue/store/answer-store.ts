/** For a client that lost the answer to a request with an Idempotency-Key and asks again. */
export interface StoredAnswer {
  key: string;
  /** Of the request that the key came with. */
  requestHash: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** JSON text. */
  body: string;
  /** A running time. */
  expiresAt: string;
}

export interface AnswerStore {
  /** Unless it is over at `now` (a running time). */
  find(key: string, now: string): Promise<StoredAnswer | null>;
  /** Deletes answers that are over at `now` or too many (`surplusAnswers`). */
  save(answer: StoredAnswer, now: string): Promise<void>;
}
