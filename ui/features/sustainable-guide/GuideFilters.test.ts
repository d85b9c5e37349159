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
const names = (
  text: string,
  category: 'all' | 'mixers' | 'bitters' = 'all',
  difficulty: 'all' | 'Hard' = 'all',
) => filterSubstitutions(swaps, { text, category, difficulty }).map((swap) => swap.originalIngredient);

describe('filterSubstitutions', () => {
  it('"case-insensitive across original ingredient, alternative and description"', () => {
    expect(names('LIME')).toEqual(['Lime juice', 'Bitters']);
    expect(names('verjus')).toEqual(['Lime juice']);
    expect(names(' grapes ')).toEqual(['Lime juice']);
    expect(names('nothing of the kind')).toEqual([]);
  });

  it('"category select" and "difficulty select" narrow further, "all" does not', () => {
    expect(names('')).toHaveLength(3);
    expect(names('lime', 'mixers')).toEqual(['Lime juice']);
    expect(names('', 'all', 'Hard')).toEqual(['Bitters']);
    expect(names('', 'mixers', 'Hard')).toEqual([]);
  });
});
