import { describe, expect, it } from 'vitest';
import { shoppingIn, shoppingText } from './useShopping.ts';

describe('a plan', () => {
  it('is the same after it was stored and read', () => {
    const plan = { servings: new Map([['negroni', 4]]), ticked: ['gin'] };
    expect(shoppingIn(shoppingText(plan))).toEqual(plan);
  });

  it.each([null, 'not JSON', 'null', '{"servings":{"a":-1,"b":1.5,"c":"2"},"ticked":[1]}'])(
    'is empty when %j is stored',
    (text) => expect(shoppingText(shoppingIn(text))).toBe('{"servings":{},"ticked":[]}'),
  );

  it('has 200 servings at most', () => {
    expect(shoppingIn('{"servings":{"a":1000000}}').servings.get('a')).toBe(200);
  });
});
