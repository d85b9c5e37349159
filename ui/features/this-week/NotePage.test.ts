import { expect, it } from 'vitest';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { starterCocktail } from '#mocks/starter-answers.ts';
import { noteHead } from './NotePage.tsx';

const note = { ...exampleOf('getNote'), story: 'It was cold.\n\nWe lit the fire.' };
const negroni = starterCocktail('negroni');

it('is a dated posting about its recipe, described by how it begins', () => {
  const head = noteHead(note, negroni, 'Alder & Still');
  expect(head).toMatchObject({ title: note.name, description: 'It was cold.', image: '/share/negroni.png' });
  expect(head.jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: note.name,
      datePublished: '2026-10-05',
      url: '/this-week/the-first-cold-evening',
      image: '/share/negroni.png',
      author: { '@type': 'Organization', name: 'Alder & Still' },
      about: expect.objectContaining({
        '@type': 'Recipe',
        name: 'Negroni',
        url: '/recipe/negroni',
      }) as unknown,
    }),
  ]);
});

it('has its own picture, and says nothing of a drink that it has not', () => {
  const head = noteHead({ ...note, image: '/api/images/1' }, undefined, 'Alder & Still');
  expect(head.image).toBe('/api/images/1');
  expect(head.jsonLd?.[0]).not.toHaveProperty('about');
});
