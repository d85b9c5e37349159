// A spreadsheet runs a cell that begins with one of these signs as a formula, unless an apostrophe precedes
// it. A text with apostrophes of its own gets one more, so that reading always removes one.
const RISKY = /^'*[=+\-@\t\r\n\0＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n\0＝＋－＠]/;
/** Matches where a program with another separator may begin a cell, even inside quotation marks. */
const RISKY_INSIDE = /(?<=[;|\t\r\n])(?=['" ]*[=+\-@\t\r\0＝＋－＠])/g;
/** This sign is inserted there. No text of the catalogue has it, since `normaliseText` removes it. */
const SHIELD = '\u007f';

export function guardFormula(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}

/** Guards each place within a text at which a program may begin a cell. */
export function guardSeparators(text: string): string {
  return text.replace(RISKY_INSIDE, SHIELD);
}

export function unguardFormula(text: string): string {
  const bare = text.includes(SHIELD) ? text.replaceAll(SHIELD, '') : text;
  return GUARDED.test(bare) ? bare.slice(1) : bare;
}
