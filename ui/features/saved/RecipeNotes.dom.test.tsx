import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { RecipeNotes } from './RecipeNotes.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('takes the day that has begun since the page was opened', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 23, 59, 30) });
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div') as HTMLElement);
  act(() => root.render(<RecipeNotes id="negroni" name="Negroni" />));
  const day = document.querySelector<HTMLInputElement>('input[type=date]');
  expect([day?.value, day?.max]).toEqual(['2026-11-26', '2026-11-26']);
  act(() => void vi.advanceTimersByTime(60_000));
  expect([day?.value, day?.max]).toEqual(['2026-11-27', '2026-11-27']);
  act(() => root.unmount());
});
