import { hash, verify } from 'argon2';
import { FairQueue } from '#server/operations/pipeline/fair-queue.ts';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';
import type { PasswordService } from '#server/operations/pipeline/services.ts';

interface PasswordOptions extends Pick<PasswordService, 'isCommon' | 'isFixed' | 'hint'> {
  password: string;
  hashCost?: HashCost | undefined;
}

/** The cost of a hash of argon2id. `memoryCost` is in KiB. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Each check takes 64 MB and some 50 ms. The clients that wait are served in turns. */
const ONE_AT_A_TIME = { maxActive: 1, maxWaitingOfClient: 4, maxWaiting: 32 };

/**
 * Compares passwords with the stored argon2id hash. Without one it makes a hash of the configured password at the first login, which stays
 * in memory.
 */
export function createPasswordService(options: PasswordOptions): PasswordService {
  const { password, isCommon, isFixed, hint, hashCost } = options;
  const checks = new FairQueue(ONE_AT_A_TIME);
  let hashed: Promise<string> | null = null;
  return {
    hint,
    isFixed,
    hash: (next) => hash(next, hashCost),
    isCommon,
    async check(given, client, found) {
      const stored = isFixed ? null : found;
      try {
        return await checks.run(client, async () => {
          const known = await (stored ?? (hashed ??= hash(password, hashCost)));
          return (await verify(known, given)) ? 'right' : 'wrong';
        });
      } catch (error) {
        if (error instanceof RequestProblem) return 'busy';
        throw error;
      }
    },
  };
}
