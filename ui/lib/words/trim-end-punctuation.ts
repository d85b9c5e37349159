/** Removes the blanks and marks that a cut left at the end. */
export function trimEndPunctuation(text: string): string {
  return text.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '');
}
