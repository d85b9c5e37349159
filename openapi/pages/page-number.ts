export function pageNumber(asked: string): number {
  return /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1;
}
