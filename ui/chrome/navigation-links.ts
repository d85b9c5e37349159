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
  // The lookbehind keeps the time of the match linear in the number of slashes.
  const path = pathname.replace(/(?<=[^/])\/+$/, '');
  if (path === to) return 'page';
  const isBelow = [to, ...also].some((url) => url !== '/' && `${path}/`.startsWith(`${url}/`));
  return isBelow ? 'true' : undefined;
}
