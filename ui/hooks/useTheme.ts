import { useSyncExternalStore } from 'react';
import { THEME_COLORS } from '#ui/rules/theme-colors.ts';

export type Theme = 'light' | 'dark';

/** Where the choice is kept (spec section 4); the script in the document's head reads it before the first paint. */
export const THEME_KEY = 'theme';

const listeners = new Set<() => void>();

function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function applyTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLORS[theme]);
  listeners.forEach((tell) => tell());
}

function followOtherTabs(event: StorageEvent): void {
  // The key is null when another tab has cleared everything.
  if (event.key !== THEME_KEY && event.key !== null) return;
  applyTheme(event.newValue === 'dark' ? 'dark' : 'light');
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** Shows the theme at once and remembers it, where the browser lets a page remember. */
function setTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be forbidden or full; the theme still holds for this visit.
  }
}

/** The theme of the page, light by default and the same in every tab, and how to change it. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
  return { theme, setTheme };
}
