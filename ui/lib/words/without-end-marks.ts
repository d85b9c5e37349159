/** Removes the blanks and marks that a cut left at the end. */
export function withoutEndMarks(text: string): string {
  return text.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '');
}
