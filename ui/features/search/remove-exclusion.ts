const escapeSign = (sign: string): string => `\\u{${sign.codePointAt(0)?.toString(16)}}`;

/** Removes only whole words: not the 'na' in 'banana' or the '0%' in '50%'. */
export function removeExclusion(term: string, exclusion: string): string {
  const pattern = exclusion.replace(/[^\p{L}\p{N}]/gu, escapeSign);
  const wholeWords = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}]|\\p{N}[.,](?=\\p{N}))${pattern}(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  );
  return term.replace(wholeWords, ' ').replace(/\s+/g, ' ').trim();
}
