/** A text that was cut, without the blanks and the marks that the cut left at its end. */
export function withoutEndMarks(text: string): string {
  return text.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '');
}
