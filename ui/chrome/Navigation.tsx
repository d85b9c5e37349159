import { useLocation } from 'react-router-dom';
import { IconButton, iconButtonClass } from '#ui/components/Button.tsx';
import { HeartIcon, MoonIcon, SearchIcon, SunIcon } from '#ui/components/icons.tsx';
import { Link } from '#ui/components/Link.tsx';
import { useHistoryLayer } from '#ui/history/useLayers.ts';
import { PhoneMenu } from './PhoneMenu.tsx';
import { ariaCurrent, MAIN_LINKS, SAVED_LINK } from './navigation-links.ts';
import { useTheme } from '#ui/hooks/useTheme.ts';
import { useSavedRecipes } from '#ui/hooks/useStored.ts';

export function Navigation({ siteName }: { siteName: string }) {
  const { pathname } = useLocation();
  const search = useHistoryLayer('search');
  return (
    <header data-screen-only className="border-b border-hairline">
      <div className="house flex min-h-16 flex-wrap items-center gap-x-2 md:min-h-20 low:min-h-14">
        <Link to="/" className="heading mr-auto inline-flex items-center gap-2.5 py-2 text-title">
          <img src="/icon.svg" alt="" width="28" height="28" className="md:max-lg:hidden" />
          <span dir="auto">{siteName}</span>
        </Link>
        <nav aria-label="Main" className="hidden self-stretch md:flex">
          <ul className="flex flex-wrap gap-x-5 xl:gap-x-8">
            {MAIN_LINKS.map((link) => (
              <li key={link.to} className="flex">
                <Link
                  to={link.to}
                  aria-current={ariaCurrent(link, pathname)}
                  className="relative flex items-center text-sm text-soft transition-colors after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:bg-accent"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex md:-mr-3 md:ml-3 lg:ml-6">
          <IconButton label="Search" aria-haspopup="dialog" className="noscript:hidden" onClick={search.open}>
            <SearchIcon />
          </IconButton>
          <SavedLink />
          <ThemeToggle />
          <PhoneMenu siteName={siteName} />
        </div>
      </div>
    </header>
  );
}

/** Switches the theme. The style sheet chooses the icon, so that it is right before the scripts run. */
function ThemeToggle() {
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

/** The number covers the heart, so it moves nothing when it appears. Phones have the link in the menu. */
function SavedLink() {
  const { pathname } = useLocation();
  const saved = useSavedRecipes().length;
  return (
    <Link
      to={SAVED_LINK.to}
      title={SAVED_LINK.label}
      aria-current={ariaCurrent(SAVED_LINK, pathname)}
      className={`${iconButtonClass()} relative max-sm:hidden md:max-lg:hidden`}
    >
      <HeartIcon />
      <span className="sr-only">{SAVED_LINK.label}</span>
      {saved > 0 && <span className="figures absolute top-0 right-0 bg-page text-xs">{saved}</span>}
    </Link>
  );
}
