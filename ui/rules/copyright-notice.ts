/** The distillery's copyright notice, for the foot of pages and of printed recipes. */
export function copyrightNotice(siteName: string): string {
  return `© ${siteName}. All rights reserved.`;
}
