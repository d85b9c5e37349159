import { Component, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { entryKey, PAGE_SHOWN, rereadEntry } from './history-entries.ts';
import { focusHeading } from './focus-heading.ts';
import {
  isWhereTheBrowserPut,
  restoreScroll,
  scrollPosition,
  startsAtTop,
  storeScrollPosition,
} from './scroll-positions.ts';

interface ScrollKeeperProps {
  historyKey: string;
  pathname: string;
  page: string;
  navigation: NavigationType;
  main: RefObject<HTMLElement | null>;
}

/** Scrolls and focuses as if pages were loaded. `useRouterHistory.ts` says what else an entry holds. */
export function ScrollAndFocus({ main }: Pick<ScrollKeeperProps, 'main'>) {
  const { pathname, search, key } = useLocation();
  const page = `${pathname} ${new URLSearchParams(search).get('page') ?? ''}`;
  return (
    <ScrollKeeper
      historyKey={key}
      pathname={pathname}
      page={page}
      navigation={useNavigationType()}
      main={main}
    />
  );
}

/** Is a class, since only `getSnapshotBeforeUpdate` sees the old page just before the new one replaces it. */
class ScrollKeeper extends Component<ScrollKeeperProps> {
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

  override getSnapshotBeforeUpdate(before: ScrollKeeperProps): null {
    const { historyKey, page } = this.props;
    // If the link leads to a part of the page, the browser has scrolled there by now.
    const isAnchor = before.page === page && scrollPosition(historyKey) === undefined;
    if (before.historyKey !== historyKey && !isAnchor) storeScrollPosition(before.historyKey, window.scrollY);
    return null;
  }

  override componentDidUpdate(before: ScrollKeeperProps): void {
    const { historyKey, pathname, page, navigation, main } = this.props;
    if (before.historyKey === historyKey) return;
    window.dispatchEvent(new Event(PAGE_SHOWN));
    // A changed filter does not move the focus, since the visitor may be typing a word.
    const isFilter = navigation === NavigationType.Replace && before.pathname === pathname;
    const isNewPage = before.page !== page && !isFilter;
    const top = navigation === NavigationType.Pop ? scrollPosition(historyKey) : undefined;
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

  private restorePosition(isAtTop: boolean): void {
    // Browsers restore positions inside a document at different moments, so only this class does.
    history.scrollRestoration = 'manual';
    const top = scrollPosition(entryKey() ?? '');
    if (top === undefined || !isWhereTheBrowserPut(top)) return;
    this.stop = restoreScroll(isAtTop ? 0 : top);
  }

  /** WebKit forgets the position of a page in the page cache. */
  private restoreFromCache = ({ persisted }: PageTransitionEvent) => {
    if (persisted) this.restorePosition(false);
  };

  /** Tells the router of a Back during hydration, when it has read the URL but does not listen yet. */
  private rereadMissedBack = () => {
    if (window.location.pathname !== this.props.pathname) rereadEntry();
  };

  /** The router is too late for a link that leads to a part of the page, and for one to another document. */
  private storePosition = () => storeScrollPosition(this.props.historyKey, window.scrollY);

  /** The browser restores a document before its scripts run. */
  private leave = () => {
    this.storePosition();
    history.scrollRestoration = 'auto';
  };
}
