export interface StoredSession {
  tokenHash: string;
  createdAt: string;
  usedAt: string;
  expiresAt: string;
  passwordVersion: number;
}

export interface SessionStore {
  /** Returns null when the password was changed after the session began. */
  find(tokenHash: string): Promise<StoredSession | null>;
  /** Also removes expired sessions, and the one whose hash is `replaces`. */
  insert(session: StoredSession, replaces: string | null): Promise<void>;
  markUsed(tokenHash: string, usedAt: string): Promise<void>;
  remove(tokenHash: string): Promise<void>;
}

export interface AdminPassword {
  hash: string | null;
  version: number;
  /** An ISO time of the system's clock. */
  changedAt: string | null;
}

export interface PasswordStore {
  find(): Promise<AdminPassword>;
  /** Ends all sessions except `kept`. Returns false if the version of the password is no longer `from`. */
  change(
    next: Pick<AdminPassword, 'hash' | 'changedAt'>,
    from: number,
    kept: string | null,
  ): Promise<boolean>;
}

/** Counts failed logins for each address or block of addresses. */
export interface AttemptStore {
  /** Counts one more attempt. `count` is the number in this window, which ends at `until`. */
  count(key: string, at: string, windowEnd: string): Promise<{ count: number; until: string }>;
  forget(key: string): Promise<void>;
}
