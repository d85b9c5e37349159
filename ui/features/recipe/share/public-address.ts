import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { siteOrigin } from './site-origin.ts';

/** The site's origin as it gives it away. */
export function publicOrigin(): string {
  const stated = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return siteOrigin(stated, location.origin);
}

/** The address of a recipe as the site gives it away. */
export function publicAddress(id: string): string {
  return publicOrigin() + recipePath(id);
}
