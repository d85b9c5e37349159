import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTheme } from './useTheme.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Probe() {
  const { theme, setTheme } = useTheme();
  return <button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>{theme}</button>;
}

const isDark = () => document.documentElement.classList.contains('dark');
const toggle = () => act(() => document.querySelector('button')?.click());
/** What another tab of the site does: it stores a text, or clears everything. */
const otherTabStores = (key: string | null, newValue: string) =>
  act(() => {
    if (key === null) localStorage.clear();
    else localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });

let root: Root;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  document.head.innerHTML = '<meta name="theme-color" content="#f3f6f1">';
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  act(() => root.render(<Probe />));
});

afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

describe('"Theme: light or dark, default light; toggled by a button; stored locally under the key \'theme\'"', () => {
  it('is light by default, and stores nothing until it is asked to', () => {
    expect(document.body.textContent).toBe('light');
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('is "applied as a dark class on the page root", stored, and colours the bars around the page', () => {
    const barColor = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');
    toggle();
    expect([isDark(), localStorage.getItem('theme'), barColor()]).toEqual([true, 'dark', '#081712']);
    toggle();
    expect([isDark(), localStorage.getItem('theme'), barColor()]).toEqual([false, 'light', '#f3f6f1']);
  });

  it('follows another tab, one that clears its storage too', () => {
    otherTabStores('theme', 'dark');
    expect([document.body.textContent, isDark()]).toEqual(['dark', true]);
    otherTabStores('units', 'ml');
    expect(isDark()).toBe(true);
    otherTabStores(null, '');
    expect([document.body.textContent, isDark()]).toEqual(['light', false]);
  });

  it('holds for this visit where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    toggle();
    expect([document.body.textContent, isDark()]).toEqual(['dark', true]);
  });
});
