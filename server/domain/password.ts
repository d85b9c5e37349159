import { hash, verify } from 'argon2';

export interface PasswordCheck {
  /** Whether `attempt` is the password; takes the same time for every attempt. */
  matches(attempt: string): Promise<boolean>;
}

/**
 * Keeps the configured password as an argon2id hash in memory, made on the first login: the plain text is compared
 * nowhere. Attempts are verified one after the other, so that many at once cannot take all memory.
 */
export function createPasswordCheck(password: string): PasswordCheck {
  let hashed: Promise<string> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return {
    matches(attempt) {
      hashed ??= hash(password);
      const known = hashed;
      const result = last.then(async () => verify(await known, attempt));
      last = result.catch(() => undefined);
      return result;
    },
  };
}
