import type { OperationRequest } from './operation.ts';
import type { Services } from './services.ts';
import { tokenOf } from './session-cookie.ts';

/** The end of the session that a request carries, as an ISO time; null when it carries none that is valid. */
export async function findSession(
  { store, tokens, now }: Pick<Services, 'store' | 'tokens' | 'now'>,
  request: Pick<OperationRequest, 'headers' | 'client'>,
): Promise<string | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  return store.sessions.findEnd(tokens.hashOf(token), now().toISOString());
}
