import type { Credentials } from '#openapi/generated/model/index.ts';
import { DEMO_PASSWORD } from '#server/config.ts';
import { addressBlock } from '#server/domain/address-block.ts';
import { createPasswordCheck } from '#server/domain/password.ts';
import {
  hashOfToken,
  newSessionToken,
  SESSION_SECONDS,
  sessionCookie,
  tokenOfCookies,
} from '#server/domain/session-token.ts';
import { findAttempts, forgetAttempts, saveAttempts } from '#server/storage/login-attempts.ts';
import { findSessionEnd, insertSession, removeSession } from '#server/storage/sessions.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Operation, OperationCall, Services } from './operation.ts';
import { HttpProblem } from './problem.ts';

/** "Five wrong passwords from one address within 15 minutes" close the door for the rest of them. */
const MAX_FAILURES = 5;
const WINDOW_MS = 15 * 60 * 1000;

/**
 * Ends of sessions that were found valid, by the hash of their token. Kept only where no other process can end them,
 * and none longer than until anybody logs in or out.
 */
const knownEnds = new WeakMap<Storage, Map<string, string>>();

/** The session's end as an ISO time for a request with a valid cookie; null for every other. */
export async function sessionEnd(
  storage: Storage,
  headers: OperationCall['headers'],
): Promise<string | null> {
  const token = tokenOfCookies(headers.cookie);
  if (token === null) return null;
  const tokenHash = hashOfToken(token);
  const now = new Date().toISOString();
  // Whoever logs out while this looks puts these aside, and what is found goes with them.
  const ends = knownEnds.get(storage) ?? new Map<string, string>();
  if (!storage.isShared) knownEnds.set(storage, ends);
  const known = ends.get(tokenHash);
  if (known !== undefined && known > now) return known;
  const end = await storage.look((access) => findSessionEnd(access, tokenHash, now));
  if (end !== null) ends.set(tokenHash, end);
  return end;
}

/** Logging in, logging out and the check of the session. */
export function createSessionOperations({
  config,
  storage,
}: Services): Record<'logIn' | 'logOut' | 'getSession', Operation> {
  const password = createPasswordCheck(config.adminPassword);

  return {
    async logIn({ body, headers, clientAddress, secure }) {
      const client = addressBlock(clientAddress);
      // Counted before the password is looked at, so that attempts sent at once are counted one by one.
      await countAttempt(storage, client);
      if (!(await password.matches((body as Credentials).password))) {
        const hint = config.demoMode ? ` Use ${DEMO_PASSWORD} for demo access.` : '';
        throw new HttpProblem(401, `Invalid password.${hint}`);
      }
      const token = newSessionToken();
      const previous = tokenOfCookies(headers.cookie);
      const now = Date.now();
      const expiresAt = new Date(now + SESSION_SECONDS * 1000).toISOString();
      await storage.write(async (access) => {
        await forgetAttempts(access, client);
        if (previous !== null) await removeSession(access, hashOfToken(previous));
        const createdAt = new Date(now).toISOString();
        await insertSession(access, { tokenHash: hashOfToken(token), createdAt, expiresAt });
      });
      knownEnds.delete(storage);
      return {
        status: 200,
        headers: { 'Set-Cookie': sessionCookie(token, secure) },
        body: { message: 'Login successful', expiresAt },
      };
    },

    async logOut({ headers, secure }) {
      const token = tokenOfCookies(headers.cookie);
      if (token !== null) await storage.write((access) => removeSession(access, hashOfToken(token)));
      knownEnds.delete(storage);
      return { status: 204, headers: { 'Set-Cookie': sessionCookie(null, secure) } };
    },

    async getSession({ headers }) {
      const expiresAt = await sessionEnd(storage, headers);
      if (expiresAt === null) throw sessionMissing();
      return { status: 200, body: { message: 'Logged in', expiresAt } };
    },
  };
}

/** The 401 for everything that needs a session. */
export function sessionMissing(): HttpProblem {
  return new HttpProblem(401, 'Please log in.');
}

/** Counts an attempt as failed until it turns out right; throws a 429 when the address has used up its attempts. */
async function countAttempt(storage: Storage, address: string): Promise<void> {
  const refusedUntil = await storage.write(async (access) => {
    const now = new Date();
    const known = await findAttempts(access, address, now.toISOString());
    if (known && known.failures >= MAX_FAILURES) return known.until;
    const until = known?.until ?? new Date(now.getTime() + WINDOW_MS).toISOString();
    await saveAttempts(access, { address, failures: (known?.failures ?? 0) + 1, until }, now.toISOString());
    return null;
  });
  if (refusedUntil === null) return;
  const seconds = Math.max(1, Math.ceil((Date.parse(refusedUntil) - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new HttpProblem(
    429,
    `Too many attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
