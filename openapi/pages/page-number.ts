/** From 1; anything but a page is the first. */
export function pageNumber(asked: string): number {
  return /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1;
}
