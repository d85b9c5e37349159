import { HOUR_MS } from '#openapi/days.ts';
import type { StoredSession } from '#server/catalogue/ports/login-stores.ts';
import type { OperationRequest } from '../operation-handler.ts';
import { RequestProblem } from '../responses/request-problem.ts';
import type { Services } from '../services.ts';

export const SESSION_MS = 12 * HOUR_MS;
const IDLE_MS = HOUR_MS / 2;
/** A use is stored only when the last stored use is older than this, so most requests write nothing. */
const USE_STORED_MS = 10_000;
/** A token has 256 random bits in base64url. The case of the scheme's name does not count (RFC 9110). */
const BEARER = /^bearer +([A-Za-z0-9_-]{43})$/i;
const COOKIE = /(?:^|;\s*)session=([A-Za-z0-9_-]{43})(?:;|$)/;

/** `Authorization` wins over the cookie. */
export function tokenOf({ headers }: Pick<OperationRequest, 'headers'>): string | null {
  const bearer = BEARER.exec(headers['authorization'] ?? '')?.[1];
  return bearer ?? COOKIE.exec(headers['cookie'] ?? '')?.[1] ?? null;
}

/**
 * Makes the cookie for clients that store cookies. Pages of other sites cannot send it, no script can read
 * it, and the browser deletes it when it closes.
 */
export function sessionCookie(token: string, isSecure: boolean): string {
  return `session=${token}; HttpOnly; SameSite=Strict; Path=/${isSecure ? '; Secure' : ''}`;
}

/** Throws a RequestProblem 401 when the request has no valid session. */
export async function sessionOrRefuse(
  services: Pick<Services, 'store' | 'tokens'>,
  request: Pick<OperationRequest, 'headers'>,
): Promise<StoredSession> {
  const session = await findSession(services, request);
  if (session === null) throw new RequestProblem(401, 'Please log in.');
  return session;
}

/**
 * Finds the session whose token a request carries, and counts the request as a use. Returns null if there is
 * no valid one.
 *
 * Invariants. The pages of this site ask for no cookie: they keep the token in memory. Other clients may
 * store it as a cookie. The store has a hash that depends on the configured password, and the version of the
 * password at login. So another password ends every session except the one that changed it. A session ends at
 * its stored end, after 30 minutes without use and at logout, in every process and across restarts.
 */
export async function findSession(
  { store, tokens }: Pick<Services, 'store' | 'tokens'>,
  request: Pick<OperationRequest, 'headers'>,
): Promise<StoredSession | null> {
  const token = tokenOf(request);
  const session = token === null ? null : await store.sessions.find(tokens.hashOf(token));
  if (session === null) return null;
  const now = new Date();
  if (isExpired(session, now)) return null;
  if (now.getTime() - Date.parse(session.usedAt) >= USE_STORED_MS) {
    // The response does not wait for this. After a failure, which the store logs, the next use is stored.
    store.sessions.markUsed(session.tokenHash, now.toISOString()).catch(() => undefined);
  }
  return session;
}

function isExpired({ usedAt, expiresAt }: StoredSession, now: Date): boolean {
  return now.getTime() - Date.parse(usedAt) >= IDLE_MS || now.getTime() >= Date.parse(expiresAt);
}
