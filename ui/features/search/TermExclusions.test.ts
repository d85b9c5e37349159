import { expect, test } from 'vitest';
import { parseExclusions } from '#openapi/ingredients/exclusions/parse-exclusions.ts';
import { removeExclusion } from './TermExclusions.tsx';

test.each([
  ['na beer with banana', 'na', 'beer with banana'],
  ['50% gin, 0%', '0%', '50% gin,'],
  ['1,0% beer 0%', '0%', '1,0% beer'],
  ['no nuts, gin, no nuts', 'no nuts', ', gin,'],
  ['gin (egg-free)', 'egg-free', 'gin ( )'],
  ['n.a. beer', 'n.a.', 'beer'],
  ['w/o egg', 'w/o egg', ''],
  ['2,no egg', 'no egg', '2,'],
  ['eggless nutfree sour', 'nutfree', 'eggless sour'],
])('removes from "%s" the exclusion "%s"', (term, exclusion, rest) => {
  expect(parseExclusions(term).exclusions.map(({ text }) => text)).toContain(exclusion);
  expect(removeExclusion(term, exclusion)).toBe(rest);
});
