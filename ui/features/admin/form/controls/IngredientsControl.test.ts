import { expect, test } from 'vitest';
import { recipeTraits } from '#openapi/ingredients/recipe-traits.ts';
import type { StatedAllergen } from '#openapi/generated/model.ts';
import { lineNotes } from './IngredientsControl.tsx';

const FREE_FROM_NOTHING =
  'what is in it is not known, so this is not offered as free from anything until its allergens are stated';

function notesOf(lines: string[], garnish: string[] = [], allergens: StatedAllergen[] = []) {
  const ingredients = lines.filter((line) => line !== '');
  const recipe = { ingredients, instructions: ['Stir.'], type: null, garnish, allergens };
  return lineNotes(lines, recipeTraits(recipe));
}

test('a line gets a note by its number if it is not read, not known, or has a unit that visitors cannot change', () => {
  const lines = [
    '2 oz gin',
    '',
    'a good slug of rum',
    ' 2 oz fairy dust ',
    '1 part honey',
    '2 dashes bitters',
  ];
  expect(notesOf(lines.map((line) => line.trim()))).toEqual([
    'Line 3, “a good slug of rum”: no amount could be read, so it stays as written for any number of servings; its strength is unknown.',
    `Line 4, “2 oz fairy dust”: its strength is unknown; ${FREE_FROM_NOTHING}.`,
    'Line 5, “1 part honey”: it is not converted to the units that visitors choose.',
  ]);
});

test('a line that is understood gets no note', () => {
  expect(notesOf(['2 oz gin', '20 ml lime juice', '1 lime'])).toEqual([]);
});

test('a garnish that is not known gets a note until its allergens are stated', () => {
  expect(notesOf(['2 oz gin'], ['unicorn-hair'])).toEqual([`Garnish “unicorn hair”: ${FREE_FROM_NOTHING}.`]);
  expect(notesOf(['2 oz gin'], ['unicorn-hair'], ['none'])).toEqual([]);
});
