export function copyrightNotice(houseName: string, year: number): string {
  return `© ${year} ${houseName}. All rights reserved.`;
}
