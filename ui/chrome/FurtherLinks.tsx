import { useLocation } from 'react-router-dom';
import { GlassIcon, HeartIcon, PlayIcon } from '#ui/components/icons.tsx';
import { iconButtonClass } from '#ui/components/icon-button-class.ts';
import { Link } from '#ui/components/Link.tsx';
import { useSavedRecipes } from '#ui/lib/stored/saved-recipes.ts';
import { currentMark, FURTHER_LINKS } from './site-links.ts';
import { icon } from '#ui/components/icon.tsx';

const ListIcon = /* @__PURE__ */ icon('M4 6h2m4 0h10M4 12h2m4 0h10M4 18h2m4 0h10');

const ICONS = [ListIcon, PlayIcon, GlassIcon, HeartIcon];

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
