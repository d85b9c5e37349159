/** The page of a long list that `?page=` asks for, counted from 1; whatever is no page is the first. */
export function pageNumber(asked: string): number {
  return /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1;
}
