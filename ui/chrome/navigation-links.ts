import { matchPath } from 'react-router-dom';
import {
  BAR_PATH,
  COLLECTION_PATH,
  GUIDE_PATH,
  SAVED_PATH,
  TUTORIALS_PATH,
} from '#ui/lib/pages/page-paths.ts';

export interface SiteLink {
  to: string;
  label: string;
  also?: readonly string[];
}

/** Header, menu and footer share these links (PRODUCT.md, Around every screen). */
export const MAIN_LINKS: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/categories', label: 'Categories', also: ['/category'] },
  { to: GUIDE_PATH, label: 'Sustainability' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
];

export const SAVED_LINK: SiteLink = { to: SAVED_PATH, label: 'Saved recipes', also: [BAR_PATH] };

/** The footer and the second group of the phone's menu show these links. */
export const FURTHER_LINKS: readonly SiteLink[] = [
  { to: COLLECTION_PATH, label: 'Collection' },
  { to: TUTORIALS_PATH, label: 'Tutorials' },
  { to: BAR_PATH, label: 'My bar' },
  SAVED_LINK,
];

export function ariaCurrent({ to, also = [] }: SiteLink, pathname: string): 'page' | 'true' | undefined {
  if (matchPath(to, pathname)) return 'page';
  const isBelow = [to, ...also].some((path) => path !== '/' && matchPath({ path, end: false }, pathname));
  return isBelow ? 'true' : undefined;
}
