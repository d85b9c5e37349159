import { createHash, randomBytes } from 'node:crypto';
import type { TokenService } from '#server/operations/services.ts';

const TOKEN_BYTES = 32;

/** Tokens of 256 random bits. The database holds only their hash, which cannot be used to log in. */
export function createTokenService(): TokenService {
  return {
    create: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    hashOf: (token) => createHash('sha256').update(token).digest('base64url'),
  };
}
