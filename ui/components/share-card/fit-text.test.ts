import { describe, expect, it } from 'vitest';
import { cutToWidth, fitText } from './fit-text.ts';

/** Every letter is half as wide as it is high. */
const face = { width: (text: string) => text.length / 2 };
const box = { width: 100, height: 40, lineHeight: 1 };

describe('fitText', () => {
  it('takes the largest size at which the words fit', () => {
    expect(fitText(face, 'Mai Tai', box, [20, 10])).toEqual({ lines: ['Mai Tai'], sizePx: 20 });
    expect(fitText(face, 'Corpse Reviver Number Two', box, [20, 10])).toEqual({
      lines: ['Corpse Reviver', 'Number Two'],
      sizePx: 10,
    });
  });

  it('cuts a word that is wider than a line, and what is too long at the smallest size', () => {
    expect(fitText(face, 'abcdefghijklmno', box, [20])).toEqual({ lines: ['abcdefghi…'], sizePx: 20 });
    const { lines } = fitText(face, 'one two three four five six seven eight', box, [20]);
    expect(lines).toEqual(['one two', 'three fou…']);
  });
});

it('cutToWidth leaves a text that fits, and marks a cut without a comma before it', () => {
  expect(cutToWidth(face, 'lime juice', 20, 100)).toBe('lime juice');
  expect(cutToWidth(face, 'mint sprig, for garnish', 20, 120)).toBe('mint sprig…');
});
