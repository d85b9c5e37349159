import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { create } from 'storybook/theming/create';
import { DARK, LIGHT } from './house-colours.ts';
import type { StoryTheme } from './StoryFrame.tsx';

const FONTS = { fontBase: 'Figtree, sans-serif' };
const themes = { light: create({ ...LIGHT, ...FONTS }), dark: create({ ...DARK, ...FONTS }) };

interface Globals {
  theme?: StoryTheme;
}

const isDarkTheme = ({ theme }: Globals) => theme === 'dark';

/** A page of the documentation, in the colours of the toolbar's theme; side by side it stands on the light one. */
export function HouseDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [isDark, setDark] = useState(() =>
    isDarkTheme(context.getStoryContext(context.storyById()).globals as Globals),
  );

  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setDark(isDarkTheme(globals));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);

  // Stories in frames of their own leave the page as it is.
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', isDark);
  }, [isDark]);

  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
