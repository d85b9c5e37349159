import { DARK_PAGE } from '#openapi/pages/page-colors.ts';
import { THEME_KEY } from '#ui/lib/stored/stored-value.ts';

/** Sets the theme before the first paint, so that a dark page never flashes white. */
export function applyTheme(): void {
  try {
    if (localStorage.getItem(THEME_KEY) !== 'dark') return;
    document.documentElement.classList.add('dark');
    document.querySelector('[name=theme-color]')?.setAttribute('content', DARK_PAGE);
  } catch {
    // Without storage, the theme is light.
  }
}
