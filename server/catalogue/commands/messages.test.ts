import { expect, it } from 'vitest';
import { countOfUsers, inUse, pluralOf } from './messages.ts';

it.each([
  ['cocktail', 'cocktails'],
  ['category', 'categories'],
  ['glass', 'glasses'],
  ['piece of equipment', 'pieces of equipment'],
])('several of a %s are %s', (label, plural) => {
  expect(pluralOf(label)).toBe(plural);
});

it('what uses an item is counted by its kind', () => {
  const users = new Map([
    ['cocktails', 2],
    ['spirits', 1],
  ] as const);
  expect(countOfUsers(users)).toBe('2 cocktails and 1 spirit');
  const items = ['A', 'B', 'C'].map((name) => ({ resource: 'cocktails' as const, id: name, name }));
  expect(inUse('Tiki', { users, items })).toBe(
    '"Tiki" is used by 2 cocktails and 1 spirit (A, B, C). Please change them first.',
  );
});
