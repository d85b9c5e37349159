import type { Credentials, OpenedSession, Session } from '#openapi/generated/model/index.ts';
import { findSession, SESSION_MS, tokenOf } from './pipeline/find-session.ts';
import { createLoginAttempts } from './login-attempts.ts';
import type { Operation, OperationRequest, Operations } from './operation.ts';
import { RequestProblem } from './pipeline/request-problem.ts';
import type { Services } from './services.ts';

/** A check takes a tenth of a second, so the queue is shorter by then. */
const RETRY_BUSY_SECONDS = 2;

/** Attempts are counted before passwords are checked, so that each counts; a right password takes its count back. */
export function createAdminOperations(services: Services) {
  const { store, passwords, tokens, now } = services;
  const attempts = createLoginAttempts(store.attempts, () => store.clock.now());
  /** By the clock that the client has too. */
  const shownEnd = (expiresAt: string): string => {
    const left = Date.parse(expiresAt) - store.clock.now().getTime();
    return new Date(now().getTime() + Math.round(left)).toISOString();
  };
  /** Attempts of others at the same address must not lock out an administrator who is logged in. */
  const knownDevice = async (request: Pick<OperationRequest, 'headers'>): Promise<string | null> =>
    (await findSession(services, request))?.tokenHash ?? null;

  const logIn: Operation = async (request) => {
    const { password } = request.body as Credentials;
    const previous = tokenOf(request);
    const counted = await attempts.count(request.client.address, await knownDevice(request));
    const found = await passwords.check(password, counted.own);
    if (found === 'busy') throw tooBusy();
    if (found === 'wrong')
      throw new RequestProblem(401, `Invalid password.${passwords.hint}`, { code: 'password-wrong' });
    await attempts.forget(counted);
    const token = tokens.create();
    const at = store.clock.now();
    const createdAt = at.toISOString();
    const expiresAt = new Date(at.getTime() + SESSION_MS).toISOString();
    await store.sessions.insert(
      { tokenHash: tokens.hashOf(token), createdAt, usedAt: createdAt, expiresAt },
      previous === null ? null : tokens.hashOf(previous),
    );
    const body: OpenedSession = { message: 'Login successful', token, expiresAt: shownEnd(expiresAt) };
    return { status: 200, body };
  };
  logIn.beforeBody = async (request) => attempts.refuse(request.client.address, await knownDevice(request));

  return {
    logIn,

    async logOut(request) {
      const token = tokenOf(request);
      if (token !== null) await store.sessions.remove(tokens.hashOf(token));
      return { status: 204, headers: { 'Clear-Site-Data': '"cache"' } };
    },

    getSession({ session }) {
      const body: Session = { message: 'Logged in', expiresAt: shownEnd(session?.expiresAt ?? '') };
      return { status: 200, body };
    },
  } satisfies Partial<Operations>;
}

function tooBusy(): RequestProblem {
  return new RequestProblem(
    429,
    'Too many passwords are being checked at the moment. Please try again shortly.',
    { code: 'login-busy', headers: { 'Retry-After': String(RETRY_BUSY_SECONDS) } },
  );
}
