import { hash, verify } from 'argon2';
import type { PasswordService } from '#server/operations/services.ts';

export interface PasswordOptions {
  password: string;
  /** What the login error adds in demo mode. */
  hint: string;
}

/** One check takes some 60 ms of two cores, so the last in the queue waits for about a second. */
const MAX_WAITING = 16;

interface Waiting {
  attempt: number;
  run: () => void;
  refuse: () => void;
}

/**
 * Compares passwords with an argon2id hash that is made at the first login and stays in memory: the plain text is compared nowhere.
 * One check runs at a time, since each takes 64 MB. Clients with the fewest attempts come first, and of these the newest: so
 * an administrator who logs in during a flood does not wait for the flood. When too many wait, the last in this order are refused.
 */
export function createPasswordService({ password, hint }: PasswordOptions): PasswordService {
  let hashed: Promise<string> | null = null;
  let isChecking = false;
  const waiting: Waiting[] = [];

  const checkNext = (): void => {
    const next = waiting.shift();
    isChecking = next !== undefined;
    next?.run();
  };

  return {
    hint,
    check(given, attempt) {
      return new Promise((resolve, reject) => {
        const run = (): void => {
          hashed ??= hash(password);
          hashed
            .then((known) => verify(known, given))
            .then((isRight) => resolve(isRight ? 'right' : 'wrong'), reject)
            .finally(checkNext);
        };
        const place = waiting.findIndex((other) => other.attempt >= attempt);
        waiting.splice(place < 0 ? waiting.length : place, 0, {
          attempt,
          run,
          refuse: () => resolve('busy'),
        });
        if (!isChecking) checkNext();
        else if (waiting.length > MAX_WAITING) waiting.pop()?.refuse();
      });
    },
  };
}
