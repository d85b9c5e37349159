/*
 * A spreadsheet runs a cell that begins with one of these signs as a formula. Apostrophes in front belong
 * to the pattern: without them a text that already begins with one would not come back as it was.
 */
const RISKY = /^'*[=+\-@\t\r\n\0＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n\0＝＋－＠]/;

/** Puts an apostrophe before a text that a spreadsheet would run; `unguardFormula` takes it away again. */
export function guardFormula(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}

/** The inverse of `guardFormula`, for every text. */
export function unguardFormula(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
