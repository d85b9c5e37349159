const escapeSign = (sign: string): string => `\\u{${sign.codePointAt(0)?.toString(16)}}`;

/** Removes an exclusion from the term where it is whole words: not 'na' of 'banana', or '0%' of '50%'. */
export function removeExclusion(term: string, exclusion: string): string {
  const pattern = exclusion.replace(/[^\p{L}\p{N}]/gu, escapeSign);
  const wholeWords = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}]|\\p{N}[.,](?=\\p{N}))${pattern}(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  );
  return term.replace(wholeWords, ' ').replace(/\s+/g, ' ').trim();
}
