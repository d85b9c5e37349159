// A spreadsheet runs a cell that begins with one of these signs as a formula, but not after an apostrophe.
// A text that has apostrophes of its own gets one more, so that reading takes exactly one off.
const RISKY = /^'*[=+\-@\t\r\n\0＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n\0＝＋－＠]/;
/** A program that expects another separator may begin a cell here, even inside quotation marks. */
const RISKY_INSIDE = /(?<=[;|\t\r\n])(?=['" ]*[=+\-@\t\r\0＝＋－＠])/g;
/** Stands before such a place. No text of the catalogue has this sign, since `normaliseText` removes it. */
const SHIELD = '\u007f';

export function guardFormula(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}

/** Guards also where a program would begin a cell within the text. */
export function guardSeparators(text: string): string {
  return text.replace(RISKY_INSIDE, SHIELD);
}

export function unguardFormula(text: string): string {
  const bare = text.includes(SHIELD) ? text.replaceAll(SHIELD, '') : text;
  return GUARDED.test(bare) ? bare.slice(1) : bare;
}
