import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runSteps } from '../pausable-work.ts';
import { PairList, Vector } from './numbered-values.ts';
import { changedPosting, numbersOf, PostingEdit, type Posting } from './posting.ts';

const numbers = fc.uniqueArray(fc.nat(60)).map((list) => Uint32Array.from(list).sort());
const listOf = (posting: Posting | undefined): number[] => Array.from(numbersOf(posting));
const postingOf = (list: Uint32Array): Posting | undefined => (list.length > 1 ? list : list[0]);

describe('a posting', () => {
  it('loses what is removed and gains what is added; what is both stays', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (before, some, others) => {
        const removed = some.filter((number) => before.includes(number));
        const added = others.filter((number) => !before.includes(number) || removed.includes(number));
        const after = [...before].filter((number) => !removed.includes(number) || added.includes(number));
        const expected = [...new Set([...after, ...added])].sort((one, other) => one - other);
        expect(listOf(changedPosting(postingOf(before), removed, added))).toEqual(expected);
      }),
    );
  });

  it('stays the same when nothing changes', () => {
    const posting = Uint32Array.of(1, 5, 9);
    expect(changedPosting(posting, Uint32Array.of(5), Uint32Array.of(5))).toBe(posting);
  });
});

describe('a list of pairs', () => {
  it.each([10, 3000])('gives %i pairs by key, the numbers in order and none twice', (length) => {
    const pair = fc.tuple(fc.nat(20), fc.nat(20));
    fc.assert(
      fc.property(fc.array(pair, { minLength: length, maxLength: length }), (pairs) => {
        const list = new PairList();
        const expected = new Map<number, Set<number>>();
        for (const [key, number] of pairs) {
          list.push(key, number);
          expected.set(key, (expected.get(key) ?? new Set()).add(number));
        }
        const byKey = [...expected].sort(([one], [other]) => one - other);
        expect([...list.groups()].map((group) => [group.key, [...group.numbers]])).toEqual(
          byKey.map(([key, set]) => [key, [...set].sort((one, other) => one - other)]),
        );
      }),
      { numRuns: 20 },
    );
  });
});

it('an edit of postings says which keys appear and which vanish, and leaves the postings before as they were', () => {
  const first = new PostingEdit(new Vector());
  for (const [key, number] of [
    [1, 10],
    [1, 11],
    [2, 10],
    [700, 12],
  ] as const)
    first.add(key, number);
  const { postings, appeared } = runSteps(first.done());
  expect(appeared).toEqual([1, 2, 700]);
  const second = new PostingEdit(postings);
  second.remove(1, 10);
  second.remove(2, 10);
  second.add(3, 10);
  const next = runSteps(second.done());
  expect([next.appeared, next.vanished]).toEqual([[3], [2]]);
  const listsOf = (vector: Vector<Posting>) => [1, 2, 3, 700].map((key) => listOf(vector.at(key)));
  expect(listsOf(postings)).toEqual([[10, 11], [10], [], [12]]);
  expect(listsOf(next.postings)).toEqual([[11], [], [10], [12]]);
});
