import {
  hashOfToken,
  newSessionToken,
  SESSION_COOKIE,
  SESSION_SECONDS,
} from '#server/domain/session-token.ts';
import { insertSession } from '#server/storage/sessions.ts';
import type { Storage } from '#server/storage/storage.ts';

/** Makes a session without a login, which has a limit that a fuzzer soon reaches. Gives its cookie. */
export async function openTestSession(storage: Storage): Promise<string> {
  const token = newSessionToken();
  const now = Date.now();
  const createdAt = new Date(now).toISOString();
  const expiresAt = new Date(now + SESSION_SECONDS * 1000).toISOString();
  await storage.write((access) =>
    insertSession(access, { tokenHash: hashOfToken(token), createdAt, expiresAt }),
  );
  return `${SESSION_COOKIE}=${token}`;
}
