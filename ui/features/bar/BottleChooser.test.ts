import { expect, test } from 'vitest';
import { nearNames } from './BottleChooser.tsx';

const items = ['Campari', 'Crème de cacao', 'London dry gin', 'Ginger beer', 'Sweet vermouth'].map(
  (name) => ({ name }),
);

test.each([
  ['', ['Campari', 'Crème de cacao', 'London dry gin', 'Ginger beer', 'Sweet vermouth']],
  ['GIN', ['London dry gin', 'Ginger beer']],
  ['creme', ['Crème de cacao']],
  ['campri', ['Campari']],
  ['vermuth', ['Sweet vermouth']],
  ['petrol', []],
])('a typed text means the names that have it or are nearly the same: %s', (typed, names) => {
  expect(nearNames(items, typed).map(({ name }) => name)).toEqual(names);
});
