import { describe, expect, it } from 'vitest';
import { shareDataOf } from './share-data.ts';

const negroni = { name: 'Negroni', description: 'Bitter, red and sure of itself.' };

describe('shareDataOf', () => {
  it('returns title, text and the URL with its servings', () => {
    expect(
      shareDataOf(negroni, new URL('https://house.example/recipe/negroni?servings=8'), 'Tasting House'),
    ).toEqual({
      title: 'Negroni – Tasting House',
      text: 'Bitter, red and sure of itself.',
      url: 'https://house.example/recipe/negroni?servings=8',
    });
  });

  it('does not cut a short text', () => {
    const long = { ...negroni, description: 'word '.repeat(80) };
    const { text } = shareDataOf(long, new URL('https://house.example/recipe/negroni'), 'House');
    expect(text).toBe(`${'word '.repeat(27).trim()}…`);
  });
});
