import { afterEach, expect, it, vi } from 'vitest';
import { SAVED_KEY } from '#ui/hooks/saved-recipes.ts';
import { forgetSavedTechniques } from './forget-saved-techniques.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([
  ['takes techniques off', 404, 'negroni'],
  ['leaves recipes of that name', 200, 'negroni,shaken,stove-top'],
  ['leaves what the site could not say', 503, 'negroni,shaken,stove-top'],
])('%s', async (_, status, left) => {
  const answer = () => Promise.resolve(Response.json({}, { status }));
  vi.stubGlobal('fetch', vi.fn(answer));
  localStorage.setItem(SAVED_KEY, 'negroni,shaken,stove-top');
  await forgetSavedTechniques();
  expect(localStorage.getItem(SAVED_KEY)).toBe(left);
  expect(fetch).toHaveBeenCalledTimes(2);
});
