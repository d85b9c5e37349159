import { Window } from 'happy-dom';
import { expect, it, describe } from 'vitest';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { feed, siteMap } from './site-files.ts';

const ORIGIN = 'https://bar.example';

function parsed(xml: string) {
  const { document } = new Window();
  const Parser = document.defaultView?.DOMParser;
  if (!Parser) throw new Error('No parser');
  const read = new Parser().parseFromString(xml, 'application/xml');
  expect(read.querySelector('parsererror')?.textContent).toBeUndefined();
  const text = (selector: string) => read.querySelector(selector)?.textContent;
  return { read, text };
}

it('has the twenty newest notes with absolute addresses, whatever stands in them', () => {
  const notes = Array.from({ length: 25 }, (_, day) => ({
    name: `Ginger & <b>lime</b> ${day + 1}`,
    date: `2026-10-${String(day + 1).padStart(2, '0')}`,
    story: 'First "one" & <two>.\u0008\n\nSecond ]]>.',
    cocktail: 'ada',
  }));
  const { read, text } = parsed(
    feed(ORIGIN, 'Alder & Still', buildCatalogue({ cocktails: [sour({ name: 'Ada' })], notes })),
  );
  expect(read.querySelectorAll('item')).toHaveLength(20);
  expect(text('channel > title')).toBe('This week at the bar · Alder & Still');
  expect(text('item > title')).toBe('Ginger & <b>lime</b> 25');
  expect(text('item > link')).toBe(`${ORIGIN}/this-week/ginger-and-b-lime-b-25`);
  expect(text('item > guid')).toBe(text('item > link'));
  expect(text('item > pubDate')).toBe('Sun, 25 Oct 2026 00:00:00 GMT');
  expect(text('item > description')).toBe(
    `<p>First &#34;one&#34; &#38; &#60;two&#62;.</p><p>Second ]]&#62;.</p><p><a href="${ORIGIN}/recipe/ada">Recipe: Ada</a></p>`,
  );
});

it('is a whole feed without any note', () => {
  const { read, text } = parsed(feed(ORIGIN, 'Alder & Still', buildCatalogue({})));
  expect(read.querySelectorAll('item')).toHaveLength(0);
  expect(text('channel > link')).toBe(`${ORIGIN}/this-week`);
});

const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `drink-${index}`);
const places = (map: string | null): string[] =>
  [...(map ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place ?? '');

describe('the site map', () => {
  it('names the screens, the categories and the recipes', () => {
    const named = places(siteMap(ORIGIN, ['/categories/Hot%20%26%20strong'], ['negroni']));
    expect(named).toContain('https://bar.example/categories/Hot%20%26%20strong');
    expect(named.at(-1)).toBe('https://bar.example/recipe/negroni');
  });

  it('comes in parts when search engines would not read it in one', () => {
    const all = ids(100_000);
    expect(places(siteMap(ORIGIN, [], all))).toEqual(
      [1, 2, 3, 4, 5, 6].map((part) => `${ORIGIN}/sitemap-${part}.xml`),
    );
    const parts = [1, 2, 3, 4, 5, 6].map((part) => places(siteMap(ORIGIN, [], all, part)));
    expect(parts.every((part) => part.length <= 50_000)).toBe(true);
    const recipes = parts.flat().filter((place) => place.includes('/recipe/'));
    expect(recipes).toEqual(all.map((id) => `${ORIGIN}/recipe/${id}`));
    expect(siteMap(ORIGIN, [], all, 7)).toBeNull();
  });
});
