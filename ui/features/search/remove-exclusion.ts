const hex = (sign: string): string => `\\u{${sign.codePointAt(0)?.toString(16)}}`;

/** Removes an exclusion from the term where it is whole words: not 'na' of 'banana', or '0%' of '50%'. */
export function removeExclusion(term: string, exclusion: string): string {
  const typed = exclusion.replace(/[^\p{L}\p{N}]/gu, hex);
  const alone = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}]|\\p{N}[.,](?=\\p{N}))${typed}(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  );
  return term.replace(alone, ' ').replace(/\s+/g, ' ').trim();
}
