import { expect, it } from 'vitest';
import { findHeader } from './find-header.ts';

const NONE = new Set<string>();
const MEASURED = ['½ oz gin, ½ oz campari', '60 ml rum, 30 ml lime'];
const NAMES = ['gin, campari', 'rum, lime'];

/** Two rows, with these cells in the second column. */
const below = ([one = '', other = '']: readonly string[]): string[][] => [
  ['Dawn', one],
  ['Noon', other],
];

it.each([
  ['a year above other numbers', '2024', ['12', '7']],
  ['a unit behind a comma', 'Ainesosat, ml', NAMES],
  ['a comma without amounts above amounts', 'Ainesosat, ohje', MEASURED],
])('takes %s for a name of a column, in a language that is not known', (_, name, cells) => {
  expect(findHeader([['Juoma', name], ...below(cells)], NONE)).toBe(0);
});

it.each([
  ['a number above numbers', '29', ['12', '7']],
  ['a year above years', '1998', ['2004', '2011']],
  ['a list of names above such lists', 'gin, lime juice, sugar', NAMES],
])('takes %s for a recipe', (_, cell, cells) => {
  expect(findHeader([['Dusk', cell], ...below(cells)], NONE)).toBe(-1);
});
