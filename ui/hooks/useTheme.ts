import { useSyncExternalStore } from 'react';
import { THEME_COLORS } from '#ui/lib/browser/theme-colors.ts';
import { readStored, subscribeStored, writeStored } from '#ui/lib/stored/stored-value.ts';

export type Theme = 'light' | 'dark';

/** Where the choice is kept (PRODUCT.md, section 4); the script in the document's head reads it before the first paint. */
export const THEME_KEY = 'theme';

const currentTheme = (): Theme => (readStored(THEME_KEY) === 'dark' ? 'dark' : 'light');

function subscribe(listener: () => void): () => void {
  let shown = currentTheme();
  return subscribeStored(() => {
    const theme = currentTheme();
    // Every change of what is stored is told, and most of them are of something else.
    if (theme === shown) return;
    shown = theme;
    document.documentElement.classList.toggle('dark', theme === 'dark');
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLORS[theme]);
    listener();
  });
}

/** The theme of the page, light by default and the same in every tab, and how to change it. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
  return { theme, setTheme: (next) => writeStored(THEME_KEY, next) };
}
