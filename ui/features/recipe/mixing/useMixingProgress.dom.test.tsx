import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast } from '#ui/components/toast/toast.ts';
import { useMixingProgress } from './useMixingProgress.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Negroni() {
  const { state, update } = useMixingProgress({ id: 'negroni', name: 'Negroni' });
  const start = () => ({ step: 0, index: 0, endsAt: Date.now() + 30_000, hasRung: false });
  const [countdown] = state.countdowns;
  return (
    <button onClick={() => update({ countdowns: [start()] })}>
      {countdown === undefined ? 'none' : countdown.hasRung ? 'over' : 'runs'}
    </button>
  );
}

const shown = () => document.querySelector('button')?.textContent;
function open() {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div') as HTMLElement);
  act(() => root.render(<Negroni />));
  return root;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it('a countdown rings although its recipe was left, and is over when the recipe is opened again', () => {
  const root = open();
  act(() => document.querySelector('button')?.click());
  expect(shown()).toBe('runs');
  act(() => root.unmount());
  vi.advanceTimersByTime(29_000);
  expect(currentToast()).toBeNull();
  vi.advanceTimersByTime(2_000);
  expect(currentToast()).toMatchObject({ title: 'Time is up', description: 'Negroni, step 1' });
  expect(vi.getTimerCount()).toBe(0);
  open();
  expect(shown()).toBe('over');
});
