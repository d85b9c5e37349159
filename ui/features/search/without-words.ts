const hex = (sign: string): string => `\\u{${sign.codePointAt(0)?.toString(16)}}`;

/** The term without words of it, wherever they stand by themselves: 'na' is not taken from 'banana', nor '0%' from '50%'. */
export function withoutWords(term: string, words: string): string {
  const typed = words.replace(/[^\p{L}\p{N}]/gu, hex);
  const alone = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}]|\\p{N}[.,](?=\\p{N}))${typed}(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  );
  return term.replace(alone, ' ').replace(/\s+/g, ' ').trim();
}
