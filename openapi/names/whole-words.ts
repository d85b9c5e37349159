/** `gin` in "dry gin", not in "ginger". `words` are alternatives of a pattern. */
export function wholeWords(words: string, flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);
}
