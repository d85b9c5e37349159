import { expect, it } from 'vitest';
import { shoppingMessage, shoppingUnit } from './shopping-amounts.ts';
import { shoppingList } from './shopping-list.ts';

it('a shared list has the chosen unit, bottles, and things without an amount', () => {
  const ingredients = ['2 oz gin', '1/2 lime', 'Soda water, to top'];
  const recipes = [{ name: 'Rickey', ingredients, servings: 3, garnish: ['salt-rim'] }];
  expect(shoppingMessage(shoppingList(recipes), 'ml')).toBe(
    [
      '- Gin, 180 ml: 1 bottle of 700 ml',
      '- Soda water, about 270 ml',
      '- Limes, about 2',
      '- Salt, to taste in Rickey',
    ].join('\n'),
  );
  expect(shoppingMessage(shoppingList(recipes, 'oz'), 'oz')).toContain('- Gin, 6 oz: 1 bottle of 750 ml');
  expect([shoppingUnit('written', recipes), shoppingUnit('written', [])]).toEqual(['oz', 'ml']);
});

it('a shared list has juice as fruit, small amounts as drops, and ice by weight', () => {
  const recipes = [
    {
      name: 'Daiquiri',
      servings: 9,
      instructions: ['Shake with ice.'],
      ingredients: ['25 ml fresh lime juice', '1 drop saline', '1 egg white'],
    },
  ];
  expect(shoppingMessage(shoppingList(recipes), 'ml')).toBe(
    '- Limes, about 8 (225 ml)\n- Eggs, 9\n- Saline, a few drops\n- Ice, about 2 1/4 kg',
  );
  expect(shoppingMessage(shoppingList(recipes, 'oz'), 'oz')).toContain('- Ice, about 5 lb');
});
