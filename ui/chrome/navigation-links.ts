import { matchPath } from 'react-router-dom';

export interface SiteLink {
  to: string;
  label: string;
  also?: readonly string[];
}

/** Header, menu and footer share these links (PRODUCT.md, section 2). */
export const MAIN_LINKS: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/categories', label: 'Categories', also: ['/category'] },
  { to: '/sustainable-guide', label: 'Sustainability' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
];

export const SAVED_LINK: SiteLink = { to: '/saved', label: 'Saved recipes', also: ['/my-bar'] };

/** The footer and the second group of the phone's menu show these links. */
export const FURTHER_LINKS: readonly SiteLink[] = [
  { to: '/explore-collection', label: 'Collection' },
  { to: '/tutorials', label: 'Tutorials' },
  { to: '/my-bar', label: 'My bar' },
  SAVED_LINK,
];

export function ariaCurrent({ to, also = [] }: SiteLink, pathname: string): 'page' | 'true' | undefined {
  if (matchPath(to, pathname)) return 'page';
  const isBelow = [to, ...also].some((path) => path !== '/' && matchPath({ path, end: false }, pathname));
  return isBelow ? 'true' : undefined;
}
