import { expect, test } from 'vitest';
import ALLERGEN_LINES from '#server/tests/corpora/allergen-lines.json' with { type: 'json' };
import { allergensIn } from './line-allergens.ts';

const NEVER_MISSED = ['egg', 'milk', 'nuts'] as const;

// Some lines without allergens sound as if they had some.
const read = ALLERGEN_LINES.flatMap(({ contains, lines }) =>
  lines.map((line) => ({ line, expected: contains.toSorted(), found: allergensIn(line) })),
);

test('of fifty lines that were written before the table, all but one are right', () => {
  const wrong = read.filter(({ expected, found }) => [...found].sort().join() !== expected.join());
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(1);
});

test.each([
  ['Brandied cherry', 'sulphites'],
  ['Luxardo maraschino cherry', 'sulphites'],
  ['Amarena cherry', 'sulphites'],
  ['Candied ginger', 'sulphites'],
  ['crystallised ginger', 'sulphites'],
  ['2 sour cherries', ''],
  ['2 oz coconut water', 'coconut'],
  ['1 oz coconut rum', 'coconut'],
  ['Barista oat cream', 'gluten'],
  ['Orgeat from apricot or cherry kernels', 'nuts'],
  ['1 oz apricot kernel syrup', 'nuts'],
])('%s contains %s', (line, allergens) => {
  expect(allergensIn(line).join(' ')).toBe(allergens);
});

test.each(NEVER_MISSED)('no line with %s is missed', (allergen) => {
  const having = read.filter(({ expected }) => expected.includes(allergen));
  expect(having.length).toBeGreaterThan(2);
  expect(having.filter(({ found }) => !found.includes(allergen))).toEqual([]);
});
