import { type AuditEntry, AuditKind } from '#openapi/generated/model/index.ts';

export interface Session {
  /** Names it where it is listed; it opens nothing. */
  id: string;
  tokenHash: string;
  device: string;
  createdAt: string;
  usedAt: string;
  expiresAt: string;
  passwordVersion: number;
}

/** Sessions never wait for a writer of the catalogue. */
export interface SessionStore {
  /** Unless the password was changed since. */
  find(tokenHash: string): Promise<Session | null>;
  /** Removes `replaces` and those that are over. */
  insert(session: Session, replaces: string | null): Promise<void>;
  /** Those that end after `now`, unless the password was changed since; the last used first. */
  list(now: string): Promise<readonly Session[]>;
  markUsed(tokenHash: string, usedAt: string): Promise<void>;
  remove(tokenHash: string): Promise<void>;
}

export interface AdminPassword {
  hash: string | null;
  version: number;
  /** ISO time of the system's clock. */
  changedAt: string | null;
}

export interface PasswordStore {
  find(): Promise<AdminPassword>;
  /** Ends all sessions but the `kept` one. False when the version is no longer `from`, since another session changed it. */
  change(
    next: Pick<AdminPassword, 'hash' | 'changedAt'>,
    from: number,
    kept: string | null,
  ): Promise<boolean>;
}

/** Failed logins by address or block of addresses. They never wait for a writer of the catalogue. */
export interface AttemptStore {
  /** Counts one attempt, and gives how many there are in the window and when it ends. A window that is over begins anew. */
  count(client: string, now: string, windowEnd: string): Promise<{ count: number; until: string }>;
  forget(client: string): Promise<void>;
}

export interface AuditRecord extends Omit<AuditEntry, 'id'> {
  number: number;
}

/** Entries are no part of the catalogue: they raise no revision, never wait for its writer, and no backup has them. */
export interface AuditStore {
  /** Deletes the oldest entries of `kinds` beyond `max`. */
  insert(
    entry: Omit<AuditRecord, 'number'>,
    kept: { kinds: readonly AuditKind[]; max: number },
  ): Promise<void>;
  /** The newest first; `total` is without `before` (a number) and `limit`. */
  list(page: { before?: number; limit: number }): Promise<{ total: number; entries: readonly AuditRecord[] }>;
}

/** Anybody can cause these entries. They have a bound of their own, so that many of them push out no other entry. */
const OF_ANYBODY: readonly AuditKind[] = ['login-failed', 'locked-out'];
const MAX_OF_ANYBODY = 2000;
const OTHERS = Object.values(AuditKind).filter((kind) => !OF_ANYBODY.includes(kind));
const MAX_OTHERS = 10_000;

export function auditBound(kind: AuditKind): Parameters<AuditStore['insert']>[1] {
  return OF_ANYBODY.includes(kind)
    ? { kinds: OF_ANYBODY, max: MAX_OF_ANYBODY }
    : { kinds: OTHERS, max: MAX_OTHERS };
}

/** What no client did: the site by itself, or a command. */
export function auditDeed(
  { audit }: { audit: AuditStore },
  kind: AuditKind,
  by: 'The site itself' | `npm run ${string}`,
): Promise<void> {
  const entry = { kind, at: new Date().toISOString(), client: '', device: by };
  return audit.insert(entry, auditBound(kind));
}
