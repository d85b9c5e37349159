export const MAX_GUESTS = 200;
export const MAX_EACH = 6;

/** A whole number from 1 to `most`; null for anything else, as an address or a field may have it. */
export function wholeNumber(text: string | null | undefined, most: number): number | null {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}
