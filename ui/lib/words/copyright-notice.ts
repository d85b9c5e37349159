/** The distillery's copyright notice, for the footer of the site and of printed recipes. */
export function copyrightNotice(houseName: string, year: number): string {
  return `© ${year} ${houseName}. All rights reserved.`;
}
