import type { Client, OperationRequest } from './operation.ts';

export const SESSION_SECONDS = 12 * 60 * 60;

const NAME = 'session';
/** Browsers take a cookie with this name over https only, for this host only, and let no other host set it. */
const SECURE_NAME = '__Host-session';
/** 256 random bits in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The session token in a request's cookies; null when there is none, or two, or what is there is no token. */
export function tokenOf({ headers, client }: Pick<OperationRequest, 'headers' | 'client'>): string | null {
  const start = `${nameFor(client)}=`;
  const values = (headers['cookie'] ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
  const [token] = values;
  return values.length === 1 && token !== undefined && TOKEN.test(token) ? token : null;
}

/** The Set-Cookie header that opens a session, or that ends it when `token` is null. */
export function sessionCookie(token: string | null, client: Client): string {
  const age = token === null ? 0 : SESSION_SECONDS;
  const cookie = `${nameFor(client)}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict`;
  return client.isSecure ? `${cookie}; Secure` : cookie;
}

function nameFor({ isSecure }: Client): string {
  return isSecure ? SECURE_NAME : NAME;
}
