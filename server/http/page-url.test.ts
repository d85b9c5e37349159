import { expect, it } from 'vitest';
import { NO_PAGE_PATH, pageUrlOf } from './page-url.ts';

it('a URL is refused where the known parameters alone are too long', () => {
  const url = `/explore-collection?without=${'x'.repeat(3000)}`;
  expect(() => pageUrlOf(url)).toThrow(expect.objectContaining({ status: 414 }) as Error);
});

it.each(['/saved?recipes=', '/my-bar?have='])('a URL keeps a long list that visitors share: %s', (page) => {
  const url = page + Array.from({ length: 150 }, (_, index) => `a-long-name-of-a-recipe-${index}`).join();
  expect(pageUrlOf(url).search).toContain('recipe-149');
});

it.each(['/nowhere', '/recipe/a/b', `/recipe/${'x'.repeat(2000)}`, `/${'/'.repeat(12_000)}a`, '/%00'])(
  'all URLs without a page count as one: %.20s',
  (url) => {
    expect(pageUrlOf(url).path).toBe(NO_PAGE_PATH);
  },
);
