import { expect, it } from 'vitest';
import { categoryPath } from './item-paths.ts';

it.each(['.', '..', 'a/b', '../..'])('categoryPath leads to a category called %j', (name) => {
  const { pathname } = new URL(categoryPath(name), 'https://bar.example');
  const [, page, segment = ''] = pathname.split('/');
  expect([page, decodeURIComponent(segment).trim()]).toEqual(['categories', name]);
});
