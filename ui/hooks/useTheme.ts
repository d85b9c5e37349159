import { useSyncExternalStore } from 'react';
import { DARK_PAGE, LIGHT_PAGE } from '#openapi/pages/page-colors.ts';
import { THEME_KEY, readStored, subscribeStored, writeStored } from '#ui/lib/stored/stored-value.ts';

export type Theme = 'light' | 'dark';

const currentTheme = (): Theme => (readStored(THEME_KEY) === 'dark' ? 'dark' : 'light');

function subscribe(listener: () => void): () => void {
  let lastTheme = currentTheme();
  return subscribeStored(() => {
    const theme = currentTheme();
    // Most changes of the storage concern other keys.
    if (theme === lastTheme) return;
    lastTheme = theme;
    document.documentElement.classList.toggle('dark', theme === 'dark');
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', theme === 'dark' ? DARK_PAGE : LIGHT_PAGE);
    listener();
  });
}

export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
  return { theme, setTheme: (next) => writeStored(THEME_KEY, next) };
}
