import { describe, expect, it } from 'vitest';
import { parseShopping, shoppingText } from './useShopping.ts';

describe('a plan', () => {
  it('is read back as it was stored', () => {
    const plan = { servings: new Map([['negroni', 4]]), ticked: ['gin'] };
    expect(parseShopping(shoppingText(plan))).toEqual(plan);
  });

  it.each([null, 'not JSON', 'null', '{"servings":{"a":-1,"b":1.5,"c":"2"},"ticked":[1]}'])(
    'is empty when %j is stored',
    (text) => expect(shoppingText(parseShopping(text))).toBe('{"servings":{},"ticked":[]}'),
  );

  it('has 200 servings at most', () => {
    expect(parseShopping('{"servings":{"a":1000000}}').servings.get('a')).toBe(200);
  });
});
