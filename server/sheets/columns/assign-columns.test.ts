import { expect, it } from 'vitest';
import { assignColumns } from './assign-columns.ts';

/** Assigns the columns of a table. Says of each its field or role, number and unit, and `?` for a guess. */
function usesIn(table: string, mapping: Record<string, string> = {}): string {
  const [header = [], ...rows] = table.split(' / ').map((row) => row.split('|'));
  const cellsOf = (index: number) => rows.map((cells) => cells[index] ?? '');
  const named = new Set(header.keys());
  const { columns } = assignColumns(header, cellsOf, { mapping, layout: null, titleUnit: '', named });
  const uses = columns.map(({ use, isGuess }) => {
    if (!use) return '-';
    const what = use.role === 'value' ? use.field : use.role;
    return `${what}${use.number || ''}${use.unit && ` ${use.unit}`}${isGuess ? '?' : ''}`;
  });
  return uses.join(', ');
}

it.each([
  ['reads the names of the columns', 'Getränk|ingredients|Mood / A|x|good', 'name, ingredients, -'],
  ['leaves out numbers where names are wanted', 'Name|Spirit|Spirit (ml) / A|Gin|50', 'name, spirits, -'],
  ['takes techniques out of the steps', 'Name|Method|Steps / A|Shake|Shake it.', 'name, type?, instructions'],
  ['keeps techniques that stand alone as steps', 'Name|Method / A|Shake', 'name, instructions'],
  ['settles one column for a field', 'Name|Glass|Glassware / A|x|Coupe', 'name, -, glassware'],
  [
    'pairs names and amounts by their unit',
    'Name|Base|Base (oz)|Top|Top (oz) / A|Gin|2|Soda|4',
    'name, ingredients1, amount1 oz, ingredients2, amount2 oz',
  ],
  [
    'finds columns that are named after ingredients',
    'Name|Gin (ml)|Rum (ml) / A|50| / B||60',
    'name, ingredientColumn ml, ingredientColumn ml',
  ],
  ['guesses what no name says', 'Name|Stuff / A|2 oz gin, 1 oz lime', 'name, ingredients?'],
  [
    'pairs names and amounts by their order',
    'Name|Qty|Ingredient|Qty|Ingredient / A|2 oz|Gin|1 oz|Lime',
    'name, amount1, ingredients1, amount2, ingredients2',
  ],
  ['tells an amount from its unit', 'Name|Zutat|Menge|Maß / A|Gin|5|cl', 'name, ingredients, amount, unit'],
  ['leaves out an amount without a name', 'Name|Amount / A|2', 'name, -'],
])('%s', (_, table, uses) => {
  expect(usesIn(table)).toBe(uses);
});

it('gives a mapped column its field, which another column then leaves', () => {
  const table = 'Name|Glass|Mood / A|Coupe|Rocks';
  expect(usesIn(table, { Mood: 'glassware' })).toBe('name, -, glassware');
});

it('refuses tables that stand side by side', () => {
  expect(() => usesIn('Drink|Glass|Drink|Glass / A|Coupe|B|Rocks')).toThrow('side by side');
});
