import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTheme } from './useTheme.ts';

function Probe() {
  const { theme, setTheme } = useTheme();
  return <button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>{theme}</button>;
}

const page = document.documentElement;
const toggle = () => act(() => document.querySelector('button')?.click());
const shown = () => [document.body.textContent, page.classList.contains('dark')];

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  page.className = '';
  document.head.innerHTML = '<meta name="theme-color" content="#f3f6f1">';
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  act(() => root.render(<Probe />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the theme is light at first, is stored under `theme`, and colours the bars around the page', () => {
  const barColor = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');
  expect([...shown(), localStorage.getItem('theme')]).toEqual(['light', false, null]);
  toggle();
  expect([...shown(), localStorage.getItem('theme'), barColor()]).toEqual(['dark', true, 'dark', '#081712']);
  toggle();
  expect([...shown(), localStorage.getItem('theme'), barColor()]).toEqual([
    'light',
    false,
    'light',
    '#f3f6f1',
  ]);
});

it('the theme follows another tab, also one that clears its storage', () => {
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
