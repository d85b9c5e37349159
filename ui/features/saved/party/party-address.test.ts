import { expect, test } from 'vitest';
import { partyIn } from './party-address.ts';

test('what is too long for an id is no drink, and there are no more drinks than a party has', () => {
  const many = Array.from({ length: 20 }, (_, at) => `drink-${at}`);
  const address = new URLSearchParams({ drinks: ['x'.repeat(300), ...many, 'drink-0'].join() });
  expect(partyIn(address).drinks).toEqual(many.slice(0, 12));
});
