import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, formatFraction, isFraction, readQuantity } from './quantity.ts';

const value = (text: string) => {
  const read = readQuantity(text);
  return read && (read.low === read.high ? read.low : [read.low, read.high]);
};

describe('readQuantity', () => {
  it.each([
    ['1 1/2 oz', 1.5],
    ['1½ oz', 1.5],
    ['1 ½ oz', 1.5],
    ['½ lime', 0.5],
    ['.75 oz', 0.75],
    ['3/4 oz', 0.75],
    ['1⁄2 oz', 0.5],
    ['4,5 cl', 4.5],
    ['1,000 ml', 1000],
    ['45ml', 45],
    ['1-2 dashes', [1, 2]],
    ['1 – 2 dashes', [1, 2]],
    ['2 to 3 oz', [2, 3]],
    ['1/2-3/4 oz', [0.5, 0.75]],
    ['1-1/2 oz', 1.5],
  ])('%s', (text, expected) => {
    expect(value(text)).toEqual(expected);
  });

  it.each([
    'oz',
    '0 oz',
    '50/50 mix',
    '11/2 oz',
    '6/8 leaves',
    '12-oz can',
    '7-Up',
    '40% gin',
    '1 750 ml bottle',
    '3-2 oz',
    '2" peel',
  ])('leaves "%s" alone', (text) => {
    expect(readQuantity(text)).toBeNull();
  });
});

describe('formatting', () => {
  it('writes fractions of a bar and short decimals', () => {
    expect([0.75, 1.5, 2, 1 / 3, 0.875, 3.999].map(formatFraction)).toEqual([
      '3/4',
      '1 1/2',
      '2',
      '1/3',
      '7/8',
      '4',
    ]);
    expect([22.5, 3.75, 30, 1.005].map(formatDecimal)).toEqual(['22.5', '3.75', '30', '1']);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 800 }), fc.constantFrom(8, 3), (count, parts) => {
        const written = formatFraction(count / parts);
        expect(isFraction(count / parts)).toBe(true);
        expect(value(`${written} oz`)).toBeCloseTo(count / parts, 9);
        expect(formatFraction(readQuantity(`${written} oz`)?.low ?? 0)).toBe(written);
      }),
    );
  });
});
