import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '#ui/components/Button.tsx';
import { CloseIcon, MenuIcon } from '#ui/components/icons.tsx';
import { Link } from '#ui/components/Link.tsx';
import { layersOf, useHistoryLayer } from '#ui/history/useLayers.ts';
import { useRouterHistory } from '#ui/history/useRouterHistory.ts';
import { useSavedRecipes } from '#ui/hooks/useStored.ts';
import { SAVED_PATH } from '#ui/lib/pages/page-paths.ts';
import { ariaCurrent, FURTHER_LINKS, MAIN_LINKS, type SiteLink } from './navigation-links.ts';

const MENU_ID = 'phone-menu';
const LAYER = 'menu';

/** A popover works without scripts. A followed link replaces the menu's history entry. */
export function PhoneMenu({ siteName }: { siteName: string }) {
  const menu = useRef<HTMLElement>(null);
  const { pathname, search, hash } = useLocation();
  const saved = useSavedRecipes().length;
  const hide = () => menu.current?.hidePopover();
  const layer = useHistoryLayer(LAYER);
  useLayoutEffect(() => {
    if (!layer.isOpen) return undefined;
    // A reload closes the popover, although the layer of the history entry is still open.
    if (!menu.current?.matches(':popover-open')) menu.current?.showPopover();
    return hide;
  }, [layer.isOpen]);
  const history = useRouterHistory();
  useEffect(() => {
    // A step back may come before the open menu is rendered.
    const followStep = () => {
      if (!layersOf(history.location).includes(LAYER)) menu.current?.hidePopover();
    };
    window.addEventListener('popstate', followStep);
    return () => window.removeEventListener('popstate', followStep);
  }, [history]);
  const linkTo = (link: SiteLink) => ({
    to: link.to,
    'aria-current': ariaCurrent(link, pathname),
    onClick: (event: MouseEvent) => {
      if (link.to !== pathname + search + hash) return;
      event.preventDefault();
      hide();
    },
    ...(layer.isOpen && { replace: true }),
  });
  return (
    <div className="lg:hidden">
      <IconButton label="Open menu" popoverTarget={MENU_ID} className="-mr-2.5">
        <MenuIcon />
      </IconButton>
      <nav
        ref={menu}
        id={MENU_ID}
        popover="auto"
        aria-label="Menu"
        onToggle={({ newState }) => {
          // Before hydration there is no layer yet: a followed link would not replace its entry.
          if (window.earlyEvents) return;
          if (newState === 'open') layer.open();
          else layer.close();
        }}
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-page text-ink lg:hidden"
        onBlur={({ currentTarget, relatedTarget }) => {
          // The menu covers the page, so it closes when the focus leaves it.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) hide();
        }}
      >
        <div className="house flex min-h-16 items-center justify-between">
          <span className="heading text-title">{siteName}</span>
          <IconButton
            label="Close menu"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            className="-mr-2.5"
          >
            <CloseIcon />
          </IconButton>
        </div>
        <ul className="house mt-4">
          {MAIN_LINKS.map((link) => (
            <li key={link.to} className="border-b border-hairline">
              <Link
                {...linkTo(link)}
                className="heading flex items-center justify-between py-5 text-screen aria-[current]:text-accent"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="house grid grid-cols-2 py-5">
          {FURTHER_LINKS.map((link) => (
            <li key={link.to}>
              <Link {...linkTo(link)} className="flex min-h-11 items-center">
                {link.label}
                {link.to === SAVED_PATH && saved > 0 && ` (${saved})`}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
