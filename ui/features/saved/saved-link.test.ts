import { expect, test } from 'vitest';
import { savedLinkFromUrl, savedLinkPath } from './saved-link.ts';

const linkOf = (path: string) => savedLinkFromUrl(new URL(path, 'https://house.example').searchParams);

test('savedLinkFromUrl reads the recipes and guests that savedLinkPath wrote', () => {
  const ids = ['negroni', 'daiquiri'];
  const path = savedLinkPath(ids, 8);
  expect(path).toBe('/saved?recipes=negroni,daiquiri&guests=8');
  expect(linkOf(path)).toEqual({ recipes: ids, unreadable: [], surplusCount: 0, guests: 8 });
});

test('a repeated parameter, as of a form without scripts, adds recipes, each of them once', () => {
  expect(linkOf('/saved?recipes=negroni&recipes=daiquiri,negroni').recipes).toEqual(['negroni', 'daiquiri']);
});

test('an entry that cannot be an id is unreadable, and not a recipe', () => {
  const { recipes, unreadable } = linkOf(`/saved?recipes=negroni,<img>,${'x'.repeat(5000)},,a%00b`);
  expect(recipes).toEqual(['negroni']);
  expect(unreadable).toHaveLength(3);
});

test('a link has at most fifty recipes, and the number of the others', () => {
  const ids = Array.from({ length: 63 }, (_, index) => `drink-${index}`);
  expect(linkOf(savedLinkPath(ids, null)).recipes).toEqual(ids.slice(0, 50));
  expect(linkOf(`/saved?recipes=${ids.join()}`)).toMatchObject({ surplusCount: 13 });
});

test.each(['0', '-1', '201', '2.5', 'all', ''])('%j is not a number of guests', (guests) => {
  expect(linkOf(`/saved?guests=${guests}`).guests).toBeNull();
});
