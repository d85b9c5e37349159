import { expect, test } from 'vitest';
import { recipeDoubts } from './RecipePreview.tsx';

test('tells the lines that are not read, that nothing knows, and that a visitor cannot measure', () => {
  const lines = [
    '2 oz gin',
    'a slug of lime juice',
    '2 oz fairy dust',
    '',
    '1 part honey',
    '2 dashes bitters',
    '1 lime',
    '20 ml syrup',
  ];
  expect(recipeDoubts(lines)).toEqual({
    unread: ['a slug of lime juice'],
    unknown: ['2 oz fairy dust', '20 ml syrup'],
    inOwnUnits: ['1 part honey'],
  });
});
