import { expect, test } from 'vitest';
import { RequestProblem } from '#server/operations/problem.ts';
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

test('reads are made one at a time, in their order, and refused when too many wait', async () => {
  const queue = new ReadQueue();
  const begun: number[] = [];
  let finishFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => (finishFirst = resolve));
  const all = Array.from({ length: 119 }, (_, at) =>
    queue.run(async () => {
      begun.push(at);
      if (at === 0) await first;
    }),
  );
  for (const refused of all.slice(101)) {
    const error: unknown = await refused.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequestProblem);
    expect(error).toMatchObject({ status: 503 });
  }
  expect(begun).toEqual([0]);
  finishFirst();
  await Promise.all(all.slice(0, 101));
  expect(begun).toEqual(Array.from({ length: 101 }, (_, at) => at));
});

test('a read that fails lets the next one begin', async () => {
  const queue = new ReadQueue();
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(() => Promise.resolve('made'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('made');
});
