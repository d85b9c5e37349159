import { describe, expect, it } from 'vitest';
import type { Store } from '#server/catalogue/store/store.ts';
import type { StoredAnswer } from '#server/catalogue/store/answer-store.ts';
import { forEachStore } from '#server/tests/support/for-each-store.ts';
import { create } from '#server/tests/support/spirit-changes.ts';

const NOW = '2026-11-24T10:00:00.000Z';
const LATER = '2026-11-25T10:00:00.000Z';

const answer = (key: string, own: Partial<StoredAnswer> = {}): StoredAnswer => ({
  key,
  requestHash: 'a',
  status: 201,
  headers: { Location: '/api/spirits/gin' },
  body: '{"id":"gin"}',
  expiresAt: LATER,
  ...own,
});
const find = (store: Store, key: string, now = NOW): Promise<StoredAnswer | null> =>
  store.transact(({ answers }) => answers.find(key, now));
const save = (store: Store, ...answers: StoredAnswer[]): Promise<void> =>
  store.transact(async (transaction) => {
    for (const one of answers) await transaction.answers.save(one, NOW);
  });

forEachStore((open) => {
  describe('stored answers', () => {
    it('are found by their key until they are over, and a key may then have another', async () => {
      const store = await open();
      expect(await find(store, 'key')).toBeNull();
      await save(store, answer('key'));
      expect(await find(store, 'key')).toEqual(answer('key'));
      expect(await find(store, 'KEY')).toBeNull();
      expect(await find(store, 'key', LATER)).toBeNull();
      const other = answer('key', { requestHash: 'b', expiresAt: '2026-11-26T10:00:00.000Z' });
      await save(store, other);
      expect(await find(store, 'key', LATER)).toEqual(other);
    });

    it('are committed with the write, or not at all, and are seen in its transaction', async () => {
      const store = await open();
      await store.transact(async (transaction) => {
        await transaction.add({ changes: [create('Gin')] });
        await transaction.answers.save(answer('gin'), NOW);
        expect(await transaction.answers.find('gin', NOW)).toEqual(answer('gin'));
      });
      const failing = store.transact(async (transaction) => {
        await transaction.answers.save(answer('rum'), NOW);
        await transaction.add({ changes: [create('Rum')] });
        throw new Error('the process ends here');
      });
      await expect(failing).rejects.toThrow('the process ends here');
      expect(await find(store, 'gin')).toEqual(answer('gin'));
      expect(await find(store, 'rum')).toBeNull();
      expect((await store.load()).items.spirits).toHaveLength(1);
      expect(store.knownRevision()).toBe(1);
    });

    it('are bounded in length: the oldest gives way', async () => {
      const store = await open();
      const long = 'x'.repeat(31 * 1024 * 1024);
      await save(store, answer('long', { body: long }));
      expect(await find(store, 'long')).not.toBeNull();
      await save(store, answer('longer', { body: long, expiresAt: '2026-11-26T10:00:00.000Z' }));
      expect(await find(store, 'long')).toBeNull();
      expect(await find(store, 'longer')).not.toBeNull();
    });
  });
});
