export interface Session {
  tokenHash: string;
  createdAt: string;
  usedAt: string;
  expiresAt: string;
  passwordVersion: number;
}

export interface SessionStore {
  /** Unless the password was changed since. */
  find(tokenHash: string): Promise<Session | null>;
  /** Removes `replaces` and those that are over. */
  insert(session: Session, replaces: string | null): Promise<void>;
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

/** Failed logins by address or block of addresses. */
export interface AttemptStore {
  /** Counts one attempt, and gives how many there are in the window and when it ends. A window that is over begins anew. */
  count(client: string, now: string, windowEnd: string): Promise<{ count: number; until: string }>;
  forget(client: string): Promise<void>;
}
