/*
 * A spreadsheet runs a cell that begins with one of these signs as a formula. Apostrophes in front belong
 * to the pattern: without them a text that already begins with one would not come back as it was.
 */
const RISKY = /^'*[=+\-@\t\r\n\0＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n\0＝＋－＠]/;
/**
 * Where a program that takes another separator than the comma begins a cell in the middle of a text: it does not see the
 * quotation marks around it.
 */
const RISKY_INSIDE = /(?<=[;|\t\r\n])(?=['" ]*[=+\-@\t\r\0＝＋－＠])/g;
/** A sign that no text of the catalogue has, since `normaliseText` drops it, and that every encoding and XML allow. */
const SHIELD = '\u007f';

/** Puts an apostrophe before a text that a spreadsheet would run; `unguardFormula` takes it away again. */
export function guardFormula(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}

/** Guards a guarded text for a file of separated values also where a program would begin a cell within it. */
export function guardSeparators(text: string): string {
  return text.replace(RISKY_INSIDE, SHIELD);
}

/** The inverse of both, for every text without the shield. */
export function unguardFormula(text: string): string {
  const bare = text.includes(SHIELD) ? text.replaceAll(SHIELD, '') : text;
  return GUARDED.test(bare) ? bare.slice(1) : bare;
}
