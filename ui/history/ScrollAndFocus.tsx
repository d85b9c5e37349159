import { Component, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PAGE_SHOWN, rereadEntry } from './history-entries.ts';
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

/** Scrolls and focuses after a navigation, as a browser does after loading a document. */
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

/** This is a class, since only `getSnapshotBeforeUpdate` sees the old page just before it is replaced. */
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
    // After a link to a part of the page, `scrollY` is a new position, since the browser has scrolled.
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
    // A link to a part of the page: the browser itself scrolls.
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
    // Browsers restore positions at different moments, so only this class restores them inside a document.
    history.scrollRestoration = 'manual';
    const top = scrollPosition(this.props.historyKey);
    if (top === undefined || !isWhereTheBrowserPut(top)) return;
    this.stop = restoreScroll(isAtTop ? 0 : top);
  }

  /** WebKit forgets the position of a page in the page cache. */
  private restoreFromCache = ({ persisted }: PageTransitionEvent) => {
    if (persisted) this.restorePosition(false);
  };

  /** The router misses a Back during hydration, since it has read the URL but does not listen yet. */
  private rereadMissedBack = () => {
    if (window.location.pathname !== this.props.pathname) rereadEntry();
  };

  /** A click calls this, since the router renders too late for links into the page or to another document. */
  private storePosition = () => storeScrollPosition(this.props.historyKey, window.scrollY);

  /** With 'auto', the browser restores the document before its scripts run. */
  private leave = () => {
    this.storePosition();
    history.scrollRestoration = 'auto';
  };
}

/** Focuses the heading, or `main` until a heading appears. Returns a function that ends the wait. */
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
