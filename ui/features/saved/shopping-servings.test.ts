import { describe, expect, it } from 'vitest';
import { shoppingList } from '#openapi/ingredients/shopping-list.ts';
import { shoppingMessage } from './shopping-words.ts';
import { shoppingIn, shoppingText } from './shopping-servings.ts';

describe('a plan', () => {
  it('is the same after it was stored and read', () => {
    const plan = { servings: new Map([['negroni', 4]]), ticked: ['gin'] };
    expect(shoppingIn(shoppingText(plan))).toEqual(plan);
  });

  it.each([null, 'not JSON', 'null', '{"servings":{"a":-1,"b":1.5,"c":"2"},"ticked":[1]}'])(
    'is empty when %j is stored',
    (text) => expect(shoppingText(shoppingIn(text))).toBe('{"servings":{},"ticked":[]}'),
  );

  it('has 99 servings at most', () => {
    expect(shoppingIn('{"servings":{"a":1000000}}').servings.get('a')).toBe(99);
  });
});

it('tells the list in the unit that the visitor reads, with its bottles and what has no amount', () => {
  const ingredients = ['2 oz gin', '1/2 lime', 'Soda water, to top'];
  const items = shoppingList([{ name: 'Rickey', ingredients, servings: 3 }]);
  expect(shoppingMessage(items, 'written')).toBe(
    '- Gin, 180 ml: 1 bottle of 700 ml\n- Lime, 1 1/2\n- Soda water, without amount in Rickey',
  );
  expect(shoppingMessage(items, 'oz')).toContain('- Gin, 6 oz: 1 bottle of 700 ml');
});
