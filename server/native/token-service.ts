import { createHmac, randomBytes } from 'node:crypto';
import type { TokenService } from '#server/operations/services.ts';

const TOKEN_BYTES = 32;

/**
 * Tokens of 256 random bits, of which the database has only the hash. The hash depends on the password, so a changed password ends every
 * session; without the token, which is its key, it tells nothing of the password.
 */
export function createTokenService(password: string): TokenService {
  return {
    create: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    hashOf: (token) => createHmac('sha256', token).update(password).digest('base64url'),
  };
}
