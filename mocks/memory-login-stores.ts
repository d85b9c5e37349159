import type {
  AdminPassword,
  AttemptStore,
  PasswordStore,
  SessionStore,
} from '#server/catalogue/ports/login-stores.ts';
import type { Store } from '#server/catalogue/ports/store.ts';
import type { MemoryState } from './memory-state.ts';

export function createMemorySessions(current: () => MemoryState): Pick<Store, 'sessions' | 'password'> {
  let stored: AdminPassword = { hash: null, version: 0, changedAt: null };
  const password: PasswordStore = {
    find: () => Promise.resolve(stored),
    change(next, from, kept) {
      if (stored.version !== from) return Promise.resolve(false);
      stored = { ...next, version: from + 1 };
      const { sessions } = current();
      const session = kept === null ? undefined : sessions.get(kept);
      sessions.clear();
      if (session) sessions.set(session.tokenHash, { ...session, passwordVersion: stored.version });
      return Promise.resolve(true);
    },
  };
  const sessions: SessionStore = {
    find(tokenHash) {
      const session = current().sessions.get(tokenHash);
      return Promise.resolve(session?.passwordVersion === stored.version ? session : null);
    },
    insert(session, replaces) {
      const { sessions } = current();
      for (const { tokenHash, expiresAt } of sessions.values()) {
        if (expiresAt <= session.createdAt || tokenHash === replaces) sessions.delete(tokenHash);
      }
      sessions.set(session.tokenHash, session);
      return Promise.resolve();
    },
    markUsed(tokenHash, usedAt) {
      const { sessions } = current();
      const session = sessions.get(tokenHash);
      if (session) sessions.set(tokenHash, { ...session, usedAt });
      return Promise.resolve();
    },
    remove(tokenHash) {
      current().sessions.delete(tokenHash);
      return Promise.resolve();
    },
  };
  return { sessions, password };
}

export function createMemoryAttempts(current: () => MemoryState): AttemptStore {
  return {
    count(key, at, windowEnd) {
      const { attempts } = current();
      for (const [other, { until }] of attempts) if (until <= at) attempts.delete(other);
      const earlier = attempts.get(key);
      const next = { count: (earlier?.count ?? 0) + 1, until: earlier?.until ?? windowEnd };
      attempts.set(key, next);
      return Promise.resolve(next);
    },
    forget(key) {
      current().attempts.delete(key);
      return Promise.resolve();
    },
  };
}
