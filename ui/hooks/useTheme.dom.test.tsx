import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useTheme } from './useTheme.ts';

const page = document.documentElement;
let hook: { current: ReturnType<typeof useTheme> };
const setTheme = (theme: 'light' | 'dark') => act(() => hook.current.setTheme(theme));
const shown = () => [hook.current.theme, page.classList.contains('dark')];

beforeEach(() => {
  localStorage.clear();
  page.className = '';
  document.head.innerHTML = '<meta name="theme-color" content="#f3f6f1">';
  hook = renderHook(useTheme).result;
});
afterEach(cleanup);

it('the theme is light at first, is stored as `theme`, and sets the colour of the browser’s bars', () => {
  const barColor = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');
  expect([...shown(), localStorage.getItem('theme')]).toEqual(['light', false, null]);
  setTheme('dark');
  expect([...shown(), localStorage.getItem('theme'), barColor()]).toEqual(['dark', true, 'dark', '#081712']);
  setTheme('light');
  expect([...shown(), localStorage.getItem('theme'), barColor()]).toEqual([
    'light',
    false,
    'light',
    '#f3f6f1',
  ]);
});

it('the theme follows a change in another tab, which may also clear the storage', () => {
  const otherTabStores = (key: string | null, newValue: string) =>
    act(() => {
      if (key === null) localStorage.clear();
      else localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  otherTabStores('theme', 'dark');
  otherTabStores('units', 'ml');
  expect(shown()).toEqual(['dark', true]);
  otherTabStores(null, '');
  expect(shown()).toEqual(['light', false]);
});
