import { expect, test } from 'vitest';
import { isComputed, ReadQueue } from './read-queue.ts';

test.each([
  ['GET', '/api/bar?have=gin', true],
  ['HEAD', '/api/cocktails', true],
  ['GET', '/api/cocktails?limit=1', true],
  ['GET', '/api/cocktails/search/sour', true],
  ['GET', '/api/cocktails/category/Tiki?limit=5', true],
  ['GET', '/api/cocktails/negroni/similar', true],
  ['GET', '/api/collection/options', true],
  ['GET', '/api/cocktails/negroni', false],
  ['GET', '/api/cocktails/export/csv', false],
  ['GET', '/api/health', false],
  ['POST', '/api/cocktails', false],
])('what looks through the whole catalogue is told by its address: %s %s', (method, address, expected) => {
  expect(isComputed({ method, address })).toBe(expected);
});

test('reads are made one at a time, and the event loop goes on between them', async () => {
  const queue = new ReadQueue();
  let active = 0;
  let ticks = 0;
  const ticking = setInterval(() => (ticks += 1), 0);
  const all = Array.from({ length: 20 }, (_, at) =>
    queue.run(`client ${at % 3}`, async () => {
      active += 1;
      expect(active).toBe(1);
      const end = performance.now() + 10;
      while (performance.now() < end);
      await Promise.resolve();
      active -= 1;
      return at;
    }),
  );
  expect(await Promise.all(all)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(1);
});
