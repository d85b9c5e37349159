import { useLocation } from 'react-router-dom';
import { GlassIcon, HeartIcon, PlayIcon } from '#ui/components/icons.tsx';
import { ListIcon } from '#ui/components/list-icon.tsx';
import { Link } from '#ui/components/Link.tsx';
import { useSavedRecipes } from '#ui/lib/stored/saved-recipes.ts';
import { currentMark, FURTHER_LINKS } from './site-links.ts';

const ICONS = [ListIcon, PlayIcon, GlassIcon, HeartIcon];

/**
 * Beside the search, where a screen is wide enough. The heart has the number of saved recipes. The classes are those of the buttons beside
 * it, in their order, which a packed document holds once.
 */
export function FurtherLinks() {
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
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-sm transition-colors disabled:opacity-55 text-ink hover:bg-ink/5 relative"
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
