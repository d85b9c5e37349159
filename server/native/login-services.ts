import { createHmac, randomBytes } from 'node:crypto';
import { hash, verify, type HashOptions } from 'argon2';
import { FairQueue } from '#server/operations/requests/fair-queue.ts';
import type { PasswordService, TokenService } from '#server/operations/services.ts';

interface PasswordOptions extends Pick<PasswordService, 'isCommon' | 'demoPassword'> {
  password: string;
  hashCost?: HashOptions;
}

/** Each check takes much memory and CPU. Waiting clients take turns. */
const PASSWORD_QUEUE = { maxActive: 1, maxWaitingOfClient: 4, maxWaiting: 32 };

/**
 * Compares passwords with the stored argon2id hash. Without a stored hash, it hashes the configured password
 * at the first login and keeps the hash in memory.
 */
export function createPasswordService({ password, hashCost, ...rules }: PasswordOptions): PasswordService {
  const checks = new FairQueue(PASSWORD_QUEUE);
  let configured: Promise<string> | null = null;
  return {
    ...rules,
    hash: (next) => hash(next, hashCost),
    isRight: (attempt, clientKey, storedHash) =>
      checks.run(clientKey, async () => {
        const stored = rules.demoPassword === null ? storedHash : null;
        return verify(await (stored ?? (configured ??= hash(password, hashCost))), attempt);
      }),
  };
}

const TOKEN_BYTES = 32;

/**
 * Makes tokens of 256 random bits. The database has only their hashes. The hashes depend on the configured
 * password, so another configured password ends every session.
 */
export function createTokenService(password: string): TokenService {
  return {
    create: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    hashOf: (token) => createHmac('sha256', token).update(password).digest('base64url'),
  };
}
