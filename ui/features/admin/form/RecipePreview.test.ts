import { expect, test } from 'vitest';
import { recipeDoubts } from './RecipePreview.tsx';

test('tells the lines that a visitor cannot measure', () => {
  const lines = ['2 oz gin', 'lime juice', '', '1 part honey', '2 dashes bitters', '1 lime', '20 ml syrup'];
  expect(recipeDoubts(lines)).toEqual({ withoutAmount: ['lime juice'], inOwnUnits: ['1 part honey'] });
});
