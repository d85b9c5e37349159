import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageFromAddress } from '#ui/rules/paging.ts';

/** How far down each entry of the history was scrolled, in px; of this visit only. */
const positions = new Map<string, number>();

/**
 * What a browser does by itself when a page is loaded, for pages that are changed by script: a new page begins at its
 * top (spec section 2), back and forward return to where the visitor was, and the focus moves to the page's heading,
 * which makes screen readers say it.
 */
export function usePageEntry(main: RefObject<HTMLElement | null>): void {
  const { pathname, search, key } = useLocation();
  const page = `${pathname} ${pageFromAddress(new URLSearchParams(search))}`;
  const navigation = useNavigationType();
  const isReturn = navigation === NavigationType.Pop;
  const shown = useRef(page);

  useEffect(() => keepOwnPositions(), []);

  // Before anything scrolls on the new page's account: a late change would overwrite the old page's position.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    // The first page is the browser's own business, and a changed filter or fragment is no new page.
    const before = shown.current;
    if (before === page) return;
    shown.current = page;
    // Whoever changes a filter on a later page of a list goes on where they are, such as in the middle of a word.
    if (navigation === NavigationType.Replace && before.startsWith(`${pathname} `)) return;
    window.scrollTo({ top: isReturn ? (positions.get(key) ?? 0) : 0, behavior: 'instant' });
    return main.current ? focusHeading(main.current) : undefined;
  }, [page, pathname, key, navigation, isReturn, main]);
}

/** Within the site the positions are ours to restore; a reload leaves it to the browser, which knows them earlier. */
function keepOwnPositions(): () => void {
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  take();
  window.addEventListener('pagehide', giveBack);
  window.addEventListener('pageshow', take);
  return () => {
    giveBack();
    window.removeEventListener('pagehide', giveBack);
    window.removeEventListener('pageshow', take);
  };
}

/** Focuses the heading, or the empty page until its heading comes, unless the visitor has gone elsewhere by then. */
function focusHeading(main: HTMLElement): (() => void) | undefined {
  const focus = (element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };
  const heading = main.querySelector('h1');
  focus(heading ?? main);
  if (heading) return undefined;
  const observer = new MutationObserver(() => {
    const late = main.querySelector('h1');
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === main) focus(late);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
