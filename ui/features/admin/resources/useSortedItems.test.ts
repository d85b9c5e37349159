import { expect, it } from 'vitest';
import { sortedItems } from './useSortedItems.ts';
import { resourceByName } from './resource-definitions.ts';

it('items are sorted by name, and swaps by their original ingredient', () => {
  const { summarise } = resourceByName('sustainable-substitutions');
  const others = { version: 1, sustainableAlternative: '', category: 'mixers' };
  const item = (id: string, originalIngredient: string) => ({ ...others, id, originalIngredient });
  const sorted = sortedItems([item('1', 'Sugar'), item('2', 'lime'), item('3', 'Éclair')], summarise);
  expect(sorted.map(({ id }) => id)).toEqual(['3', '2', '1']);
});
