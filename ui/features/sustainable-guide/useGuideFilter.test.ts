import { expect, it } from 'vitest';
import { filterSwaps } from './useGuideFilter.ts';

const swap = (originalIngredient: string, sustainableAlternative: string, description: string) => ({
  originalIngredient,
  sustainableAlternative,
  description,
});
const swaps = [
  { ...swap('Lime juice', 'Verjus', 'From unripe GRAPES.'), category: 'mixers', difficulty: 'Easy' },
  { ...swap('Imported gin', 'Valley gin', 'Made here.'), category: 'spirits', difficulty: 'Easy' },
  { ...swap('Bitters', 'Bitters of lime peel', 'Six weeks.'), category: 'bitters', difficulty: 'Hard' },
] as const;
const ALL = { text: '', category: '', difficulty: '' } as const;

it.each([
  [{ text: 'LIME' }, ['Lime juice', 'Bitters']],
  [{ text: 'verjus' }, ['Lime juice']],
  [{ text: ' grapes ' }, ['Lime juice']],
  [{ text: 'nothing of the kind' }, []],
  [{ category: 'spirits' as const }, ['Imported gin']],
  [{ difficulty: 'Easy' as const }, ['Lime juice', 'Imported gin']],
])('"case-insensitive across original ingredient, alternative and description": %j', (filter, names) => {
  const found = filterSwaps(swaps, { ...ALL, ...filter });
  expect(found.map(({ originalIngredient }) => originalIngredient)).toEqual(names);
});
