import { HttpResponse, type RequestHandler } from 'msw';
import type { HouseMemory } from './memory.ts';
import { operation } from './operation.ts';
import { HouseProblem } from './problem.ts';
import { readBody } from './read-body.ts';

const PASSWORD = 'cheers';
const SESSION_MS = 12 * 60 * 60 * 1000;
const MAX_FAILURES = 5;

/** Logging in with the demo password, logging out, and asking whether one is in. */
export function sessionHandlers(memory: HouseMemory): RequestHandler[] {
  const { state } = memory;
  return [
    operation('logIn', memory, async ({ request }) => {
      const { fields } = await readBody(request, { 'application/json': 'Credentials' });
      if (state.failedLogins >= MAX_FAILURES) {
        throw new HouseProblem(429, 'Too many attempts. Please try again in 15 minutes.');
      }
      if (fields['password'] !== PASSWORD) {
        state.failedLogins += 1;
        throw new HouseProblem(401, `Invalid password. Use ${PASSWORD} for demo access.`);
      }
      state.failedLogins = 0;
      state.sessionEnd = new Date(Date.now() + SESSION_MS).toISOString();
      return HttpResponse.json({ message: 'Login successful', expiresAt: state.sessionEnd });
    }),
    operation('logOut', memory, () => {
      state.sessionEnd = null;
      return new HttpResponse(null, { status: 204 });
    }),
    operation('getSession', memory, () =>
      HttpResponse.json({ message: 'Logged in', expiresAt: state.sessionEnd }),
    ),
  ];
}
