import { describe, expect, it } from 'vitest';
import { FACES, FONTS } from './subset-fonts.ts';

/** The letters that a face of the style sheet is asked for, sorted. */
function lettersOfFace(file: string): string {
  const face = FACES.split('@font-face').find((block) => block.includes(`/${file}.woff2'`)) ?? '';
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1] ?? '';
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = Number.NaN, last = first] = range
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .sort()
    .join('');
}

describe('fonts', () => {
  it.each(FONTS)('%s is asked for by the letters that it has, and by no others', (file, _source, letters) => {
    expect(lettersOfFace(file)).toBe([...new Set(letters)].sort().join(''));
  });

  it.each(['bricolage', 'figtree'])('%s has no letter in two files', (family) => {
    const letters = FONTS.filter(([file]) => file.startsWith(family)).flatMap(([, , text]) => [...text]);
    expect(letters).toHaveLength(new Set(letters).size);
  });
});
