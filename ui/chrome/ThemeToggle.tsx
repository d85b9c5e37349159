import { IconButton } from '#ui/components/IconButton.tsx';
import { MoonIcon, SunIcon } from '#ui/components/icons.tsx';
import { useTheme } from '#ui/hooks/useTheme.ts';

/** The stylesheet picks the icon, so that it is right before any script has run. */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={`Switch to ${other} theme`}
      className="noscript:hidden"
      onClick={() => setTheme(other)}
    >
      <MoonIcon className="dark:hidden" />
      <SunIcon className="hidden dark:block" />
    </IconButton>
  );
}
