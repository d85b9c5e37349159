import { Component, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { entryKey, PAGE_SHOWN, rereadEntry } from '#ui/lib/browser/router-state.ts';
import { focusHeading } from './focus-heading.ts';
import {
  afterScrollRestored,
  isWhereTheBrowserPut,
  restoreScroll,
  scrollPosition,
  startsAtTop,
  storeScrollPosition,
} from './scroll-positions.ts';

interface Entry {
  entry: string;
  pathname: string;
  page: string;
  navigation: NavigationType;
  main: RefObject<HTMLElement | null>;
}

/** Scrolls and focuses as if pages were loaded. `useHistoryLayer.ts` says what else an entry holds. */
export function PageEntry({ main }: Pick<Entry, 'main'>) {
  const { pathname, search, key } = useLocation();
  const page = `${pathname} ${new URLSearchParams(search).get('page') ?? ''}`;
  return (
    <ScrollKeeper entry={key} pathname={pathname} page={page} navigation={useNavigationType()} main={main} />
  );
}

/** Is a class, since only `getSnapshotBeforeUpdate` sees the old page just before the new one replaces it. */
class ScrollKeeper extends Component<Entry> {
  private stop = () => {};

  override componentDidMount(): void {
    this.restorePosition(startsAtTop());
    queueMicrotask(this.rereadMissedBack);
    window.addEventListener('click', this.storePosition, true);
    window.addEventListener('pagehide', this.leave);
    window.addEventListener('pageshow', this.restoreFromCache);
  }

  override componentWillUnmount(): void {
    this.leave();
    this.stop();
    window.removeEventListener('click', this.storePosition, true);
    window.removeEventListener('pagehide', this.leave);
    window.removeEventListener('pageshow', this.restoreFromCache);
  }

  override getSnapshotBeforeUpdate(before: Entry): null {
    const { entry, page } = this.props;
    // If the link leads to a part of the page, the browser has scrolled there by now.
    const isAnchor = before.page === page && scrollPosition(entry) === undefined;
    if (before.entry !== entry && !isAnchor) storeScrollPosition(before.entry, window.scrollY);
    return null;
  }

  override componentDidUpdate(before: Entry): void {
    const { entry, pathname, page, navigation, main } = this.props;
    if (before.entry === entry) return;
    window.dispatchEvent(new Event(PAGE_SHOWN));
    // A changed filter does not move the focus, since the visitor may be typing a word.
    const isFilter = navigation === NavigationType.Replace && before.pathname === pathname;
    const isNewPage = before.page !== page && !isFilter;
    const top = navigation === NavigationType.Pop ? scrollPosition(entry) : undefined;
    // The browser itself scrolls to a part of the page for the first time.
    if (!isNewPage && top === undefined) return;
    this.stop();
    const stopScroll = restoreScroll(top ?? 0);
    const stopFocus = isNewPage && main.current && focusHeading(main.current);
    this.stop = () => {
      stopScroll();
      if (stopFocus) stopFocus();
    };
  }

  override render(): null {
    return null;
  }

  /** Restores a stored position, since browsers do so at different moments. */
  private restorePosition(atTop: boolean): void {
    const left = scrollPosition(entryKey() ?? '');
    if (left === undefined || !isWhereTheBrowserPut(left)) return afterScrollRestored(this.takeOverScrolling);
    this.takeOverScrolling();
    this.stop = restoreScroll(atTop ? 0 : left);
  }

  /** Restores the position of a page from the page cache, since some browsers forget it. */
  private restoreFromCache = ({ persisted }: PageTransitionEvent) => {
    if (persisted) this.restorePosition(false);
  };

  /** Tells the router of a Back during hydration, when it has read the URL but does not listen yet. */
  private rereadMissedBack = () => {
    if (window.location.pathname !== this.props.pathname) rereadEntry();
  };

  /** Stores the position before a link leads to a part of the page. The router is too late for it. */
  private storePosition = () => storeScrollPosition(this.props.entry, window.scrollY);

  /** Takes over scroll restoration. The browser restores a document's position before scripts run. */
  private takeOverScrolling = () => {
    history.scrollRestoration = 'manual';
  };

  private leave = () => {
    this.storePosition();
    history.scrollRestoration = 'auto';
  };
}
