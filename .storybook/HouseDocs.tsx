import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { create } from 'storybook/theming/create';
import { themeColours } from './theme-colours.ts';
import type { Conditions } from './conditions.ts';

const FONTS = { fontBase: 'Figtree, sans-serif' };
const themes = {
  light: create({ ...themeColours('light'), ...FONTS }),
  dark: create({ ...themeColours('dark'), ...FONTS }),
};

type Globals = Partial<Conditions>;

const isDarkTheme = ({ theme }: Globals) => theme === 'dark';

/** In the colours of the toolbar's theme. */
export function HouseDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  // A page of text has no story.
  const [isDark, setDark] = useState(() =>
    /\btheme:dark\b/.test(new URL(location.href).searchParams.get('globals') ?? ''),
  );

  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setDark(isDarkTheme(globals));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);

  // Stories in frames leave the page as it is.
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', isDark);
  }, [isDark]);

  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
