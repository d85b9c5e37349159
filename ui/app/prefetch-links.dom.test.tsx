import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#ui/api/fetcher.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { findRoute } from './routes.ts';

const LONG_ENOUGH_MS = 200;
const RECIPE = '/api/cocktails/negroni';
const requests: string[] = [];
let client: QueryClient;
let stop: () => void;

// On a busy machine, the first import of a screen takes longer than these tests wait.
beforeAll(() => findRoute('/recipe/negroni').route.chunk.load());
beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  setTransport((url) => {
    requests.push(url);
    return Promise.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } }));
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  stop = prefetchLinks(client);
});
afterEach(() => {
  stop();
  setTransport((url, init) => fetch(url, init));
  client.clear();
  vi.useRealTimers();
});

function happens(type: string, markup: string): void {
  document.body.innerHTML = markup;
  document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
}

it.each(['pointerover', 'focusin'])('fetches a recipe once after %s on its link', async (type) => {
  for (const time of ['first', 'second']) {
    happens(type, '<a href="/recipe/negroni">Negroni</a>');
    if (time === 'first') expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
    await expect.poll(() => requests).toContain(RECIPE);
  }
  expect(requests.filter((url) => url === RECIPE)).toHaveLength(1);
});

it('fetches a recipe at once when its link is touched, and not when a pointer only passes', async () => {
  happens('pointerover', '<a href="/recipe/negroni">Negroni</a>');
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
  expect(requests).toEqual([]);
  happens('touchstart', '<a href="/recipe/negroni">Negroni</a>');
  await expect.poll(() => requests).toContain(RECIPE);
});

it.each([
  ['another site', '<a href="https://store.example/recipe/negroni">Shop</a>'],
  ['another window', '<a href="/recipe/negroni" target="_blank">Negroni</a>'],
  ['no page', '<a href="/nowhere">Nowhere</a>'],
])('fetches nothing for a link to %s', async (_what, markup) => {
  happens('touchstart', markup);
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
  expect(requests).toEqual([]);
});
