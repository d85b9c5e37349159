import { expect, it } from 'vitest';
import { ariaCurrent, MAIN_LINKS } from './navigation-links.ts';

const marks = (pathname: string) =>
  Object.fromEntries(
    MAIN_LINKS.flatMap((link) => {
      const mark = ariaCurrent(link, pathname);
      return mark ? [[link.label, mark]] : [];
    }),
  );

it.each([
  ['/', { Home: 'page' }],
  ['/categories', { Categories: 'page' }],
  ['/categories/', { Categories: 'page' }],
  ['/categories/Sours', { Categories: 'true' }],
  ['/category/Sours', { Categories: 'true' }],
  ['/sustainable-guide', { Sustainability: 'page' }],
  ['/contact', { Contact: 'page' }],
  ['/recipe/negroni', {}],
  ['/aboutus', {}],
])('on %s, the link to the current page is marked', (pathname, expected) => {
  expect(marks(pathname)).toEqual(expected);
});
