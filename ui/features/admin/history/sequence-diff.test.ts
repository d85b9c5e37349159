import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sequenceDiff } from './sequence-diff.ts';

it('tells what was taken out and what was put in', () => {
  expect(sequenceDiff(['gin', 'lime', 'soda'], ['gin', 'lemon', 'soda', 'mint'])).toEqual([
    { kind: 'same', items: ['gin'] },
    { kind: 'removed', items: ['lime'] },
    { kind: 'added', items: ['lemon'] },
    { kind: 'same', items: ['soda'] },
    { kind: 'added', items: ['mint'] },
  ]);
});

it('keeps the longest common part', () => {
  expect(sequenceDiff(['a', 'b', 'c', 'd'], ['b', 'd', 'a'])).toEqual([
    { kind: 'removed', items: ['a'] },
    { kind: 'same', items: ['b'] },
    { kind: 'removed', items: ['c'] },
    { kind: 'same', items: ['d'] },
    { kind: 'added', items: ['a'] },
  ]);
});

it('finds nothing in what is the same, and nothing at all in nothing', () => {
  expect(sequenceDiff(['a', 'b'], ['a', 'b'])).toEqual([{ kind: 'same', items: ['a', 'b'] }]);
  expect(sequenceDiff([], [])).toEqual([]);
});

it('gives both sequences back, whatever they are', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
  fc.assert(
    fc.property(words, words, (before, after) => {
      const runs = sequenceDiff(before, after);
      const without = (kind: string) => runs.filter((run) => run.kind !== kind).flatMap(({ items }) => items);
      expect(without('added')).toEqual(before);
      expect(without('removed')).toEqual(after);
      expect(runs.every((run, index) => run.kind !== runs[index + 1]?.kind)).toBe(true);
    }),
  );
});

it('takes a long text for replaced rather than compare each word with each', () => {
  const before = Array.from({ length: 1000 }, (_, index) => `old ${index}`);
  const after = Array.from({ length: 1000 }, (_, index) => `new ${index}`);
  expect(sequenceDiff(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
