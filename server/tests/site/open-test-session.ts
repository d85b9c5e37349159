import type { Store } from '#server/catalogue/store/store.ts';
import { DEMO_PASSWORD } from '#server/config.ts';
import { createTokenService } from '#server/start-server.ts';
import { SESSION_MS } from '#server/operations/pipeline/find-live-session.ts';

/** Makes a session without a login, which has a limit that a test of many requests soon reaches. Gives what the Authorization header says. */
export async function openTestSession(
  store: Pick<Store, 'sessions'>,
  password = DEMO_PASSWORD,
): Promise<string> {
  const tokens = createTokenService(password);
  const token = tokens.create();
  const now = Date.now();
  const createdAt = new Date(now).toISOString();
  const expiresAt = new Date(now + SESSION_MS).toISOString();
  await store.sessions.insert(
    {
      tokenHash: tokens.hashOf(token),
      createdAt,
      usedAt: createdAt,
      expiresAt,
      passwordVersion: 0,
    },
    null,
  );
  return `Bearer ${token}`;
}
