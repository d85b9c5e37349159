import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '#ui/api/fetcher.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { findRoute } from './routes.ts';

const LONG_ENOUGH_MS = 200;
const requests: string[] = [];
let status = 200;
let client: QueryClient;
let stop: () => void;

// The first import of a screen takes a busy machine longer than these tests wait.
beforeAll(() => findRoute('/recipe/negroni').route.code.load());

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  status = 200;
  setTransport((url) => {
    requests.push(url);
    return Promise.resolve(new Response('[]', { status, headers: { 'content-type': 'application/json' } }));
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  stop = prefetchLinks(client);
});
afterEach(() => {
  stop();
  setTransport((url, init) => fetch(url, init));
  client.clear();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function link(markup: string): Element {
  document.body.innerHTML = markup;
  const inside = document.querySelector('a span');
  if (!inside) throw new Error('no link');
  return inside;
}

const happens = (type: string, element: Element) => element.dispatchEvent(new Event(type, { bubbles: true }));
const NEGRONI = '<a href="/recipe/negroni"><span>Negroni</span></a>';

describe('the data of a recipe', () => {
  it.each(['pointerover', 'focusin'])('is fetched, once, when its link is rested on: %s', async (type) => {
    const element = link(NEGRONI);
    happens(type, element);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
    await expect.poll(() => requests).toContain('/api/cocktails/negroni');
    happens(type, element);
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
    expect(requests.filter((url) => url === '/api/cocktails/negroni')).toHaveLength(1);
  });

  it('is fetched at once when the link is touched', async () => {
    happens('touchstart', link(NEGRONI));
    await expect.poll(() => requests).toContain('/api/cocktails/negroni');
  });

  it('is not fetched for a pointer that goes on', async () => {
    happens('pointerover', link(NEGRONI));
    happens('pointerover', document.body);
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
    expect(requests).toEqual([]);
  });

  it('is asked for again by the page when it could not be had', async () => {
    status = 500;
    happens('touchstart', link(NEGRONI));
    await expect.poll(() => requests).toContain('/api/cocktails/negroni');
    await expect.poll(() => client.getQueryCache().getAll()).toEqual([]);
  });
});

it.each([
  ['another site', '<a href="https://store.example/recipe/negroni"><span>Shop</span></a>'],
  ['another window', '<a href="/recipe/negroni" target="_blank"><span>Negroni</span></a>'],
  ['a file', '<a href="/recipe/negroni" download><span>Negroni</span></a>'],
  ['no page', '<a href="/nowhere"><span>Nowhere</span></a>'],
])('a link to %s fetches nothing', async (_what, markup) => {
  happens('touchstart', link(markup));
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
  expect(requests).toEqual([]);
});
