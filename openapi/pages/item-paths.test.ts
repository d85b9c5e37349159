import { expect, it } from 'vitest';
import { categoryPath } from './item-paths.ts';

it.each(['a/b', '../..'])('categoryPath leads to a category with the name %j', (name) => {
  const { pathname } = new URL(categoryPath(name), 'https://bar.example');
  const [, page, segment = ''] = pathname.split('/');
  expect([page, decodeURIComponent(segment)]).toEqual(['categories', name]);
});
