import { Component, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';
import {
  keepScrollPosition,
  restoreScroll,
  scrollPosition,
  storeScrollPositions,
} from './scroll-positions.ts';

interface Entry {
  /** Which entry of the history, by the router's key. */
  location: string;
  pathname: string;
  /** What counts as one page: the path, and the page of a list. */
  page: string;
  navigation: NavigationType;
  main: RefObject<HTMLElement | null>;
}

/**
 * What a browser does by itself when a page is loaded, for pages that are changed by script: a new page begins at its
 * top (spec section 2), back and forward return to where the visitor was, and the focus moves to the page's heading,
 * which makes screen readers say it.
 */
export function PageEntry({ main }: Pick<Entry, 'main'>) {
  const { pathname, search, key } = useLocation();
  const page = `${pathname} ${new URLSearchParams(search).get('page') ?? ''}`;
  return (
    <Keeper location={key} pathname={pathname} page={page} navigation={useNavigationType()} main={main} />
  );
}

/** A class, since only `getSnapshotBeforeUpdate` sees the old page just before the new one takes its place. */
class Keeper extends Component<Entry> {
  private entry = '';
  private stop = () => {};

  override componentDidMount(): void {
    this.entry = this.currentEntry();
    this.take();
    this.restoreWhatTheBrowserLeft();
    queueMicrotask(this.catchUp);
    window.addEventListener('pagehide', this.leave);
    window.addEventListener('pageshow', this.take);
  }

  override componentWillUnmount(): void {
    this.leave();
    this.stop();
    window.removeEventListener('pagehide', this.leave);
    window.removeEventListener('pageshow', this.take);
  }

  override getSnapshotBeforeUpdate(before: Entry): null {
    if (before.location !== this.props.location) keepScrollPosition(this.entry, window.scrollY);
    return null;
  }

  override componentDidUpdate(before: Entry): void {
    const { pathname, page, navigation, main } = this.props;
    this.entry = this.currentEntry();
    // A changed filter or fragment is no new page.
    if (before.page === page) return;
    // A filter that is changed does not move the focus, such as out of the middle of a word.
    if (navigation === NavigationType.Replace && before.pathname === pathname) return;
    this.stop();
    const top = navigation === NavigationType.Pop ? scrollPosition(this.entry) : 0;
    const stopScroll = restoreScroll(top);
    const stopFocus = main.current && focusHeading(main.current);
    this.stop = () => {
      stopScroll();
      stopFocus?.();
    };
  }

  override render(): null {
    return null;
  }

  /**
   * The browser restores the position of a page that is loaded anew. It cannot if Back was pressed before the scripts ran: the page
   * that it would scroll is not there yet.
   */
  private restoreWhatTheBrowserLeft(): void {
    const isKnown = 'navigation' in window;
    if (isKnown && window.scrollY === 0) this.stop = restoreScroll(scrollPosition(this.entry));
  }

  /** The router calls the first entry of every loaded page `default`; the browser tells them apart where it can. */
  private currentEntry(): string {
    return (window as Partial<Window>).navigation?.currentEntry?.key ?? this.props.location;
  }

  /** The router reads the address before the page is taken over, and listens only afterwards: tells it of a Back in between. */
  private catchUp = () => {
    if (window.location.pathname !== this.props.pathname) window.dispatchEvent(new Event('popstate'));
  };

  /** Within the site the positions are ours to restore; a reload leaves it to the browser, which knows them earlier. */
  private take = () => {
    history.scrollRestoration = 'manual';
  };

  private leave = () => {
    keepScrollPosition(this.entry, window.scrollY);
    storeScrollPositions();
    history.scrollRestoration = 'auto';
  };
}
