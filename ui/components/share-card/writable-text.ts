import { CORE, LATIN, LATIN_EXTENDED } from '#ui/lib/words/font-letters.ts';

/** The letters of the fonts. Neither font has those that are removed here. */
const LETTERS = new Set((CORE + LATIN + LATIN_EXTENDED).replace(/[ĔĕĬĭŎŏŢţ]/g, ''));
/** The pattern matches emoji, the characters that join and vary them, and hyphens that are not seen. */
const NO_LETTERS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u00ad\u200b-\u200f\ufe0e\ufe0f\u2060]/gu;
const MARKS = /\p{Mark}/gu;

/** Returns the text without emoji and with letters that the site's fonts have, or null if that is impossible. */
export function writableText(text: string): string | null {
  const plain = text.normalize('NFC').replace(NO_LETTERS, '').replace(/\s+/g, ' ').trim();
  const letters = [...plain].map(writableLetter);
  return plain === '' || letters.includes(null) ? null : letters.join('');
}

/** The letter itself, or else its parts (`⅓`), or else the letter without its marks (`ǎ`). */
function writableLetter(letter: string): string | null {
  const parts = letter.normalize('NFKD');
  const isWritable = (spelling: string) =>
    spelling !== '' && [...spelling].every((part) => LETTERS.has(part));
  return [letter, parts, parts.replace(MARKS, '')].find(isWritable) ?? null;
}
