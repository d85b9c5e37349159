/** Returns the notice. Its page suppresses the hydration warning, since the device may be in another year than the server. */
export function copyrightNotice(houseName: string, year = new Date().getUTCFullYear()): string {
  return `© ${year} ${houseName}. All rights reserved.`;
}
