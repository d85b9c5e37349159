import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from 'argon2';
import type { PasswordService } from '#server/operations/services.ts';

interface PasswordOptions extends Pick<PasswordService, 'isCommon' | 'isFixed' | 'hint'> {
  password: string;
  hashCost?: HashCost | undefined;
}

/** Of argon2id; `memoryCost` in KiB. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The last in the queue waits for about a second. */
const MAX_WAITING = 16;

const KEY_BYTES = 32;

interface Waiting {
  rank: number;
  run: () => void;
  refuse: () => void;
}

/**
 * Compares passwords with the stored argon2id hash, or with one of the configured password that is made at the first login and stays in
 * memory. One check runs at a time, since each takes 64 MB. When too many wait, the last in the queue are refused.
 *
 * The order keeps a login possible during a flood: an attempt with the keyed hash of the right password comes first, then those of clients
 * with the fewest attempts, and of these the newest. The keyed hash only decides the order; its key is random and stays in the process. Of a
 * stored password it is known from its first right attempt in this process on.
 */
export function createPasswordService({
  password,
  isCommon,
  isFixed,
  hint,
  hashCost,
}: PasswordOptions): PasswordService {
  let hashed: Promise<string> | null = null;
  let isChecking = false;
  const waiting: Waiting[] = [];
  const key = randomBytes(KEY_BYTES);
  const keyedHash = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const configured = keyedHash(password);
  let lastRight: { stored: string; keyed: Buffer } | null = null;
  const expectedOf = (stored: string | null): Buffer | null => {
    if (stored === null) return configured;
    return lastRight?.stored === stored ? lastRight.keyed : null;
  };

  const checkNext = (): void => {
    const next = waiting.shift();
    isChecking = next !== undefined;
    next?.run();
  };

  return {
    hint,
    isFixed,
    hash: (next) => hash(next, hashCost),
    isCommon,
    check(given, attempt, found) {
      const stored = isFixed ? null : found;
      return new Promise((resolve, reject) => {
        const run = (): void => {
          const known = stored ?? (hashed ??= hash(password, hashCost));
          Promise.resolve(known)
            .then((one) => verify(one, given))
            .then((isRight) => {
              if (isRight && stored !== null) lastRight = { stored, keyed: keyedHash(given) };
              resolve(isRight ? 'right' : 'wrong');
            }, reject)
            .finally(checkNext);
        };
        const expected = expectedOf(stored);
        const isExpected = expected !== null && timingSafeEqual(keyedHash(given), expected);
        const rank = isExpected ? 0 : attempt;
        const place = waiting.findIndex((other) => other.rank >= rank);
        waiting.splice(place < 0 ? waiting.length : place, 0, {
          rank,
          run,
          refuse: () => resolve('busy'),
        });
        if (!isChecking) checkNext();
        else if (waiting.length > MAX_WAITING) waiting.pop()?.refuse();
      });
    },
  };
}
