/** Server and device may be in different years, so pages suppress the hydration warning. */
export function copyrightNotice(houseName: string, year = new Date().getUTCFullYear()): string {
  return `© ${year} ${houseName}. All rights reserved.`;
}
