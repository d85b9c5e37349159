// Spreadsheets run a cell that begins so as a formula. Without the apostrophes, a text with one would not come back as it was.
const RISKY = /^'*[=+\-@\t\r\n\0＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n\0＝＋－＠]/;
/** A program with another separator than the comma begins a cell there, since it does not see quotation marks. */
const RISKY_INSIDE = /(?<=[;|\t\r\n])(?=['" ]*[=+\-@\t\r\0＝＋－＠])/g;
/** No text of the catalogue has it, since `normaliseText` drops it; every encoding and XML allow it. */
const SHIELD = '\u007f';

export function guardFormula(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}

/** Also guards where a program would begin a cell within the text. */
export function guardSeparators(text: string): string {
  return text.replace(RISKY_INSIDE, SHIELD);
}

export function unguardFormula(text: string): string {
  const bare = text.includes(SHIELD) ? text.replaceAll(SHIELD, '') : text;
  return GUARDED.test(bare) ? bare.slice(1) : bare;
}
