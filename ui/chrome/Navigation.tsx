import { useLocation } from 'react-router-dom';
import { IconButton, iconButtonClass } from '#ui/components/IconButton.tsx';
import {
  MicIcon,
  SearchIcon,
  MoonIcon,
  SunIcon,
  GlassIcon,
  HeartIcon,
  PlayIcon,
} from '#ui/components/icons.tsx';
import { Link } from '#ui/components/Link.tsx';
import { openSearch } from '#ui/hooks/useSearchOverlay.ts';
import { useVoiceSupport, voiceLabel } from '#ui/lib/voice/voice-support.ts';
import { PhoneMenu } from './PhoneMenu.tsx';
import { currentMark, SITE_LINKS, FURTHER_LINKS } from './site-links.ts';
import { useTheme } from '#ui/hooks/useTheme.ts';
import { useSavedRecipes } from '#ui/lib/stored/saved-recipes.ts';
import { icon } from '#ui/components/icon.tsx';

export function Navigation({ siteName }: { siteName: string }) {
  const { pathname } = useLocation();
  const voice = voiceLabel(useVoiceSupport());
  return (
    <header data-screen-only className="border-b border-hairline">
      <div className="house flex min-h-16 flex-wrap items-center gap-x-2 md:min-h-20">
        <Link to="/" className="heading mr-auto py-2 text-title">
          {siteName}
        </Link>
        <nav aria-label="Main" className="hidden self-stretch md:flex">
          <ul className="flex flex-wrap gap-x-5 xl:gap-x-8">
            {SITE_LINKS.map((link) => (
              <li key={link.to} className="flex">
                <Link
                  to={link.to}
                  aria-current={currentMark(link, pathname)}
                  className="relative flex items-center text-sm text-soft transition-colors after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:bg-accent"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex md:-mr-3 md:ml-3 lg:ml-6">
          <IconButton
            label="Search"
            aria-haspopup="dialog"
            className="noscript:hidden"
            onClick={() => openSearch()}
          >
            <SearchIcon />
          </IconButton>
          <FurtherLinks />
          {/* A narrow screen has it in the search instead. */}
          <span className="hidden lg:block noscript:hidden">
            <IconButton label={voice} aria-haspopup="dialog" onClick={() => openSearch('voice')}>
              <MicIcon />
            </IconButton>
          </span>
          <ThemeToggle />
          <PhoneMenu siteName={siteName} />
        </div>
      </div>
    </header>
  );
}

/** The stylesheet picks the icon, so that it is right before any script has run. */
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

const ListIcon = /* @__PURE__ */ icon('M4 6h2m4 0h10M4 12h2m4 0h10M4 18h2m4 0h10');

const ICONS = [ListIcon, PlayIcon, GlassIcon, HeartIcon];

function FurtherLinks() {
  const { pathname } = useLocation();
  const saved = useSavedRecipes().length;
  return (
    <nav aria-label="Further" className="hidden lg:flex">
      {FURTHER_LINKS.map((link, index) => {
        const Icon = ICONS[index] ?? ListIcon;
        const count = link.to === '/saved' && saved > 0 ? saved : null;
        return (
          <Link
            key={link.to}
            to={link.to}
            title={link.label}
            aria-current={currentMark(link, pathname)}
            className={`${iconButtonClass()} relative`}
          >
            <Icon />
            {/* Over the icon, since a number that comes late must move nothing. */}
            {count !== null && (
              <span className="figures absolute top-0 right-0 bg-page text-xs">
                <span className="sr-only">{link.label}: </span>
                {count}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
