/**
 * Returns the notice. A page that shows it suppresses the hydration warning, since the device's clock may be in another year than the
 * server's.
 */
export function copyrightNotice(houseName: string, year = new Date().getUTCFullYear()): string {
  return `© ${year} ${houseName}. All rights reserved.`;
}
