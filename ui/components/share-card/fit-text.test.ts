import { describe, expect, it } from 'vitest';
import { cutToWidth, fitText } from './fit-text.ts';

/** How many letters were measured. */
let measured = 0;
/** Every letter is as wide as half its size. */
const face = {
  width(text: string, sizePx: number): number {
    measured += text.length;
    return (text.length * sizePx) / 2;
  },
  fitting(text: string, sizePx: number, widthPx: number): string {
    const fits = text.slice(0, Math.floor((2 * widthPx) / sizePx));
    measured += fits.length + 1;
    return fits;
  },
};
const box = { width: 100, height: 40, lineHeight: 1 };

describe('fitText', () => {
  it('takes the largest size at which the words fit', () => {
    expect(fitText(face, 'Mai Tai', box, [20, 10])).toEqual({ lines: ['Mai Tai'], sizePx: 20 });
    expect(fitText(face, 'Corpse Reviver Number Two', box, [20, 10])).toEqual({
      lines: ['Corpse Reviver', 'Number Two'],
      sizePx: 10,
    });
  });

  it('breaks a word that is wider than a line, and cuts what is too long at the smallest size', () => {
    expect(fitText(face, 'abcdefghijklmno', box, [20])).toEqual({
      lines: ['abcdefghij', 'klmno'],
      sizePx: 20,
    });
    const { lines } = fitText(face, 'one two three four five six seven eight', box, [20]);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(face.width(line, 20)).toBeLessThanOrEqual(100);
  });
});

it('a text of any length costs no more letters than those that fit', () => {
  const measuredOf = (text: string): number => {
    measured = 0;
    fitText(face, text, box, [20, 10]);
    cutToWidth(face, text, 20, 100);
    return measured;
  };
  for (const part of ['x', 'lime '])
    expect(measuredOf(part.repeat(20_000))).toBe(measuredOf(part.repeat(200)));
});

describe('cutToWidth', () => {
  it('leaves a text that fits, and marks a cut without a comma before it', () => {
    expect(cutToWidth(face, 'lime juice', 20, 100)).toBe('lime juice');
    expect(cutToWidth(face, 'mint sprig, for garnish', 20, 120)).toBe('mint sprig…');
  });
});
