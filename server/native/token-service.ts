import { createHmac, randomBytes } from 'node:crypto';
import type { TokenService } from '#server/operations/services.ts';

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
