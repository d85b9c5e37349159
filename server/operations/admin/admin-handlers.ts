import { sentenceOf } from '#openapi/validation/field-errors.ts';
import { bodies } from '#openapi/generated/bodies.ts';
import type { OpenedSession, PasswordChange, Session } from '#openapi/generated/model.ts';
import { refusalOfFields, type Refusal } from '#server/catalogue/decisions/refusal.ts';
import { createLoginAttempts } from './login-attempts.ts';
import type { OperationHandler, OperationRequest, OperationHandlers } from '../operation-handler.ts';
import { RequestProblem } from '../responses/request-problem.ts';
import type { Services } from '../services.ts';
import { findSession, SESSION_MS, sessionCookie, tokenOf } from '../requests/session.ts';

/**
 * An attempt is counted before its password is checked, so parallel attempts cannot pass the limit. A right
 * password sets the count back to zero.
 */
export function createAdminHandlers(services: Services) {
  const { store, passwords, tokens, now } = services;
  const attempts = createLoginAttempts(store.attempts);
  /** A session has its own count, so others at the same address cannot lock out the administrator. */
  const countAttempt = async (request: Pick<OperationRequest, 'headers' | 'client'>) => {
    const session = await findSession(services, request);
    return attempts.count(request.client.address, session?.tokenHash ?? null);
  };

  const logIn: OperationHandler<'logIn'> = async (request) => {
    const { password, cookie = true } = request.body;
    const previous = tokenOf(request);
    const counted = await countAttempt(request);
    const stored = await store.password.find();
    if (!(await passwords.isRight(password, counted.clientKey, stored.hash)))
      throw wrongPasswordProblem(passwords.demoPassword);
    await attempts.forget(counted);
    const token = tokens.create();
    // Sessions use the system's clock, as lockouts do.
    const openedAt = new Date();
    const createdAt = openedAt.toISOString();
    const expiresAt = new Date(openedAt.getTime() + SESSION_MS).toISOString();
    await store.sessions.insert(
      {
        tokenHash: tokens.hashOf(token),
        createdAt,
        usedAt: createdAt,
        expiresAt,
        passwordVersion: stored.version,
      },
      previous === null ? null : tokens.hashOf(previous),
    );
    const body: OpenedSession = { message: 'Login successful', token, expiresAt };
    const headers = cookie ? { 'Set-Cookie': sessionCookie(token, request.client.isSecure) } : undefined;
    return { status: 200, headers, body };
  };

  /** A wrong password is not a 401, because clients take a 401 for the end of the session. */
  const updatePassword: OperationHandler<'updatePassword'> = async (request) => {
    const { currentPassword, newPassword } = request.body;
    const keptSession = request.session?.tokenHash ?? null;
    if (passwords.demoPassword !== null) throw fixedPasswordProblem();
    if (passwords.isCommon(newPassword)) throw refusalOfField('newPassword', 'common');
    const counted = await countAttempt(request);
    const stored = await store.password.find();
    if (!(await passwords.isRight(currentPassword, counted.clientKey, stored.hash)))
      throw refusalOfField('currentPassword', 'wrong');
    await attempts.forget(counted);
    const hash = await passwords.hash(newPassword);
    const changedAt = now().toISOString();
    // Another session has changed the password meanwhile, so the one that was sent is wrong now.
    if (!(await store.password.change({ hash, changedAt }, stored.version, keptSession)))
      throw refusalOfField('currentPassword', 'wrong');
    return { status: 204 };
  };

  return {
    logIn,
    updatePassword,

    async logOut(request) {
      const token = tokenOf(request);
      if (token !== null) await store.sessions.remove(tokens.hashOf(token));
      const ended = `${sessionCookie('', request.client.isSecure)}; Max-Age=0`;
      return { status: 204, headers: { 'Clear-Site-Data': '"cache"', 'Set-Cookie': ended } };
    },

    getSession({ session }) {
      const passwordFixed = passwords.demoPassword !== null;
      const body: Session = { message: 'Logged in', expiresAt: session?.expiresAt ?? '', passwordFixed };
      return { status: 200, body };
    },
  } satisfies Partial<OperationHandlers>;
}

function refusalOfField(field: keyof PasswordChange, code: 'wrong' | 'common'): Refusal {
  const label = bodies.PasswordChange.properties?.[field]?.['x-label'];
  const message = sentenceOf(code, { label });
  return refusalOfFields([{ field, code, message }]);
}

function wrongPasswordProblem(demoPassword: string | null): RequestProblem {
  const hint = demoPassword === null ? '' : ` Use ${demoPassword} for demo access.`;
  return new RequestProblem(401, `Invalid password.${hint}`, { code: 'password-wrong' });
}

function fixedPasswordProblem(): RequestProblem {
  const why = 'The password of the demo mode cannot be changed. Start the site with ADMIN_PASSWORD first.';
  return new RequestProblem(409, why, { code: 'password-fixed' });
}
