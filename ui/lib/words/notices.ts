/** The least age of visitors to the premises (PRODUCT.md, About, Contact). */
export const OF_AGE = 'Must be 21+ to enter premises.';
export const OF_AGE_IN_FOOTER = 'You must be 21+ to enter the premises.';

export const NOT_STORED_NOTICE =
  'This browser refuses to store that. It stays until the page is closed or loaded again.';

/** Server and device may be in different years, so pages suppress the hydration warning. */
export function copyrightNotice(siteName: string): string {
  return `© ${new Date().getUTCFullYear()} ${siteName}. All rights reserved.`;
}
