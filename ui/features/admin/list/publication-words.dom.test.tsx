import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetcher } from '#ui/api/fetcher.ts';
import { tellServerTime, useNow } from '#ui/lib/browser/useNow.ts';
import { publicationWords } from './publication-words.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const MINUTE_MS = 60_000;
const SHOWN_FROM = '2026-12-01T17:00:00.000Z';
const onServer = Date.parse(SHOWN_FROM) - 3 * MINUTE_MS;
const onDevice = onServer - 10 * MINUTE_MS - 20_000;

function Probe() {
  const item = { status: 'published', shownFrom: SHOWN_FROM };
  return <p>{publicationWords(item, 'UTC', useNow(), 'UTC') ?? 'Visitors see it.'}</p>;
}

let root: Root;
const shown = () => document.querySelector('p')?.textContent;
const answerOfServer = async () => {
  const headers = { 'Cache-Control': 'no-store', Date: new Date(onServer).toUTCString() };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([], { headers })));
  await fetcher('/api/cocktails?drafts=true', { method: 'GET' });
};

beforeEach(() => {
  vi.useFakeTimers({ now: onDevice });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  tellServerTime(Date.now());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a computer that is ten minutes behind says of a drink what visitors see, from the minute on in which they see it', async () => {
  await answerOfServer();
  act(() => root.render(<Probe />));
  expect(shown()).toBe('From 1 Dec 2026, 17:00');
  act(() => void vi.advanceTimersByTime(3 * MINUTE_MS - 1));
  expect(shown()).toBe('From 1 Dec 2026, 17:00');
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toBe('Visitors see it.');
});
