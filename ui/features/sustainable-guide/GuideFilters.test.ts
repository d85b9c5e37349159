import { describe, expect, it } from 'vitest';
import { filterSubstitutions } from './GuideFilters.tsx';

const swaps = [
  {
    originalIngredient: 'Lime juice',
    sustainableAlternative: 'Verjus',
    description: 'Pressed from unripe GRAPES.',
    category: 'mixers',
    difficulty: 'Easy',
  },
  {
    originalIngredient: 'Imported gin',
    sustainableAlternative: 'Valley gin',
    description: 'Made up the road.',
    category: 'spirits',
    difficulty: 'Easy',
  },
  {
    originalIngredient: 'Bitters',
    sustainableAlternative: 'House bitters from lime peel',
    description: 'Six weeks in a jar.',
    category: 'bitters',
    difficulty: 'Hard',
  },
] as const;
const names = (text: string) =>
  filterSubstitutions(swaps, { text, category: 'all', difficulty: 'all' }).map(
    ({ originalIngredient }) => originalIngredient,
  );

describe('filterSubstitutions', () => {
  it('"case-insensitive across original ingredient, alternative and description"', () => {
    expect(names('LIME')).toEqual(['Lime juice', 'Bitters']);
    expect(names('verjus')).toEqual(['Lime juice']);
    expect(names(' grapes ')).toEqual(['Lime juice']);
    expect(names('nothing of the kind')).toEqual([]);
  });
});
