import type { PictureStore, VariantKey } from '#server/catalogue/ports/store.ts';
import { pictureIdsIn } from '#server/catalogue/item.ts';
import type {
  AdminPassword,
  AttemptStore,
  PasswordStore,
  SessionStore,
} from '#server/catalogue/ports/login-stores.ts';
import type { MemoryState } from '#mocks/memory-state.ts';

export function memoryPictures(current: () => MemoryState): PictureStore {
  const nameOf = ({ pictureId, width, mime, crop }: VariantKey): string =>
    `${pictureId} ${width} ${mime} ${crop}`;
  return {
    find: (id) => Promise.resolve(current().pictures.get(id) ?? null),
    findWidth: (id) => Promise.resolve(current().pictures.get(id)?.width ?? null),
    findVariant: (key) => Promise.resolve(current().variants.get(nameOf(key))?.bytes ?? null),
    store(picture) {
      current().pictures.set(picture.id, { ...picture, storedAt: new Date().toISOString() });
      return Promise.resolve();
    },
    storeVariant(variant) {
      if (current().pictures.has(variant.pictureId)) current().variants.set(nameOf(variant), variant);
      return Promise.resolve();
    },
    sweep(before, named) {
      const { changes, pictures, variants } = current();
      const ofChanges = new Set(
        changes.flatMap((change) => [change.before, change.after]).flatMap(pictureIdsIn),
      );
      for (const { id, storedAt } of pictures.values()) {
        if (named.has(id) || ofChanges.has(id) || storedAt >= before) continue;
        pictures.delete(id);
        for (const [key, { pictureId }] of variants) if (pictureId === id) variants.delete(key);
      }
      return Promise.resolve();
    },
  };
}

export function memorySessions(current: () => MemoryState): {
  sessions: SessionStore;
  password: PasswordStore;
} {
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

export function memoryAttempts(current: () => MemoryState): AttemptStore {
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
