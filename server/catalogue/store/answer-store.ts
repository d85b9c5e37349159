/** For a client that lost the answer to a request with an Idempotency-Key and asks again. */
export interface StoredAnswer {
  key: string;
  requestHash: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** A running time. */
  expiresAt: string;
}

export interface AnswerStore {
  find(key: string, now: string): Promise<StoredAnswer | null>;
  /** Deletes answers that are over at `now` or too many (`surplusAnswers`). */
  save(answer: StoredAnswer, now: string): Promise<void>;
}

export const MAX_ANSWERS = 1000;
const MAX_ANSWERS_CHARACTERS = 32 * 1024 * 1024;

/** Keys of answers that are over, and of the oldest where there are too many or too long ones. */
export function surplusAnswers(
  answers: readonly (Pick<StoredAnswer, 'key' | 'expiresAt'> & { characters: number })[],
  now: string,
): string[] {
  let characters = 0;
  const newestFirst = [...answers].sort((one, other) => (one.expiresAt < other.expiresAt ? 1 : -1));
  return newestFirst
    .filter((answer, at) => {
      characters += answer.characters;
      return answer.expiresAt <= now || at >= MAX_ANSWERS || characters > MAX_ANSWERS_CHARACTERS;
    })
    .map(({ key }) => key);
}
