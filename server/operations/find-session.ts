import type { OperationRequest } from './operation.ts';
import type { Services } from './services.ts';
import { tokenOf } from './session-cookie.ts';

/**
 * The end of the session that a request carries, as an ISO time; null when it carries none that is valid.
 *
 * Invariants. The store has the hash of a token and never the token. A session ends at its stored time or at logout, on every process and
 * across restarts; no read lengthens it.
 */
export async function findSession(
  { store, tokens, now }: Pick<Services, 'store' | 'tokens' | 'now'>,
  request: Pick<OperationRequest, 'headers' | 'client'>,
): Promise<string | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  return store.sessions.findEnd(tokens.hashOf(token), now().toISOString());
}
