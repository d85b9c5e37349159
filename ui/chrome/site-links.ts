/** One entry of the navigation. */
export interface SiteLink {
  to: string;
  label: string;
  /** Other addresses under which the entry counts as the current one. */
  also?: readonly string[];
}

/** The navigation's entries (PRODUCT.md, section 2, shared chrome); the footer's Quick Links begin with the same. */
export const SITE_LINKS: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/categories', label: 'Categories', also: ['/category'] },
  { to: '/sustainable-guide', label: 'Sustainability' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
];

/** Pages that are only found on the way; the footer leads to them from everywhere. */
export const FURTHER_LINKS: readonly SiteLink[] = [
  { to: '/tutorials', label: 'Tutorials' },
  { to: '/my-bar', label: 'My bar' },
  { to: '/saved', label: 'Saved recipes' },
];

/** What `aria-current` says of a link on the page at `pathname`: `page` for itself, `true` for a page below it. */
export function currentMark({ to, also = [] }: SiteLink, pathname: string): 'page' | 'true' | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (path === to) return 'page';
  const isBelow = [to, ...also].some((address) => address !== '/' && path.startsWith(`${address}/`));
  return isBelow ? 'true' : undefined;
}
