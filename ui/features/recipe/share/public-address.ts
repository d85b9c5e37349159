import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { siteOrigin } from './site-origin.ts';

export function publicOrigin(): string {
  const stated = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return siteOrigin(stated, location.origin);
}

export function publicAddress(id: string): string {
  return publicOrigin() + recipePath(id);
}
