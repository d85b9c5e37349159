import { describe, expect, it } from 'vitest';
import { forEachStore } from '#server/tests/store/for-each-store.ts';
import { LATER } from '#server/tests/store/store-changes.ts';

forEachStore((open) => {
  describe('sessions and attempts', () => {
    const NOW = '2026-11-22T10:00:00.000Z';
    const SOON = '2026-11-22T10:15:00.000Z';

    const SESSION = {
      tokenHash: 'a',
      createdAt: NOW,
      usedAt: NOW,
      expiresAt: SOON,
      passwordVersion: 0,
    };

    it('are found, marked as used, removed and replaced', async () => {
      const { sessions } = await open();
      await sessions.insert(SESSION, null);
      expect(await sessions.find('a')).toEqual(SESSION);
      expect(await sessions.find('b')).toBeNull();
      await sessions.markUsed('a', SOON);
      await sessions.markUsed('b', SOON);
      expect(await sessions.find('a')).toEqual({ ...SESSION, usedAt: SOON });
      expect(await sessions.find('b')).toBeNull();
      await sessions.insert({ ...SESSION, tokenHash: 'b' }, 'a');
      expect(await sessions.find('a')).toBeNull();
      await sessions.insert({ ...SESSION, tokenHash: 'c', createdAt: SOON, expiresAt: LATER }, null);
      expect(await sessions.find('b')).toBeNull();
      await sessions.remove('c');
      expect(await sessions.find('c')).toBeNull();
    });

    it('are counted for each client within a window, also when many come at once', async () => {
      const { attempts } = await open();
      const counts = await Promise.all(Array.from({ length: 10 }, () => attempts.count('one', NOW, SOON)));
      expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(await attempts.count('one', '2026-11-22T10:01:00.000Z', LATER)).toEqual({
        count: 11,
        until: SOON,
      });
      expect(await attempts.count('two', NOW, SOON)).toEqual({ count: 1, until: SOON });
      expect(await attempts.count('one', SOON, LATER)).toEqual({ count: 1, until: LATER });
      await attempts.forget('one');
      expect(await attempts.count('one', NOW, SOON)).toEqual({ count: 1, until: SOON });
    });
  });
});
