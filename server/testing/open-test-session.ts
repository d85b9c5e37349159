import type { Store } from '#server/catalogue/store.ts';
import { createTokenService } from '#server/native/token-service.ts';
import { SESSION_SECONDS, sessionCookie } from '#server/operations/session-cookie.ts';

const MS_PER_SECOND = 1000;

/** Makes a session without a login, which has a limit that a fuzzer soon reaches. Gives its cookie. */
export async function openTestSession(store: Pick<Store, 'sessions'>): Promise<string> {
  const tokens = createTokenService();
  const token = tokens.create();
  const now = Date.now();
  const createdAt = new Date(now).toISOString();
  const expiresAt = new Date(now + SESSION_SECONDS * MS_PER_SECOND).toISOString();
  await store.sessions.insert({ tokenHash: tokens.hashOf(token), createdAt, expiresAt }, null);
  return sessionCookie(token, { address: '', isSecure: false }).split(';')[0] ?? '';
}
