import { afterEach, expect, it, vi } from 'vitest';
import { setTransport } from '#ui/api/fetcher.ts';
import { SAVED_KEY } from '#ui/lib/stored/saved-recipes.ts';
import { forgetSavedTechniques } from './after-load.ts';

afterEach(() => {
  setTransport((url, init) => fetch(url, init));
  localStorage.clear();
});

it.each([
  ['takes techniques off', 404, 'negroni'],
  ['leaves recipes of that name', 200, 'negroni,shaken,stove-top'],
  ['leaves what the site could not say', 503, 'negroni,shaken,stove-top'],
])('%s', async (_, status, left) => {
  const transport = vi.fn(() => Promise.resolve(Response.json({}, { status })));
  setTransport(transport);
  localStorage.setItem(SAVED_KEY, 'negroni,shaken,stove-top');
  await forgetSavedTechniques();
  expect(localStorage.getItem(SAVED_KEY)).toBe(left);
  expect(transport).toHaveBeenCalledTimes(2);
});
