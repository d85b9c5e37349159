import { createHmac, randomBytes } from 'node:crypto';
import type { TokenService } from '#server/operations/services.ts';

const TOKEN_BYTES = 32;

/**
 * Tokens of 256 random bits. The database holds only their hash, which cannot be used to log in. The hash depends on the password,
 * so a changed password ends every session; without the token it tells nothing of the password, since the token is its key.
 */
export function createTokenService(password: string): TokenService {
  return {
    create: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    hashOf: (token) => createHmac('sha256', token).update(password).digest('base64url'),
  };
}
