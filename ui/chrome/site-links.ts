export interface SiteLink {
  to: string;
  label: string;
  also?: readonly string[];
}

/** PRODUCT.md, section 2, shared chrome. */
export const SITE_LINKS: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/categories', label: 'Categories', also: ['/category'] },
  { to: '/sustainable-guide', label: 'Sustainability' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
];

export const SAVED_LINK: SiteLink = { to: '/saved', label: 'Saved recipes', also: ['/my-bar'] };

/** In the footer, and in the second group of the phone's menu. */
export const FURTHER_LINKS: readonly SiteLink[] = [
  { to: '/explore-collection', label: 'Collection' },
  { to: '/tutorials', label: 'Tutorials' },
  { to: '/my-bar', label: 'My bar' },
  SAVED_LINK,
];

export function currentMark({ to, also = [] }: SiteLink, pathname: string): 'page' | 'true' | undefined {
  // Not a slash of many: the time that this takes follows from the length.
  const path = pathname.replace(/(?<=[^/])\/+$/, '');
  if (path === to) return 'page';
  const isBelow = [to, ...also].some((address) => address !== '/' && `${path}/`.startsWith(`${address}/`));
  return isBelow ? 'true' : undefined;
}
