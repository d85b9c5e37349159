/** Removes blanks and punctuation from the end of a text that was cut. */
export function trimEndPunctuation(text: string): string {
  return text.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '');
}
