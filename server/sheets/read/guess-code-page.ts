import type { SheetEncoding } from '#openapi/generated/model.ts';
import { FEW, NEARLY_ALL } from '../shares.ts';
import CODE_PAGES from './code-pages.json' with { type: 'json' };

/** What Windows-1252 has at 0x80–0x9F; Node 20's TextDecoder takes it for Latin-1 there. */
const WINDOWS_1252_HIGH =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/** Letters beyond a–z of the languages that are written in each one-byte encoding, the likeliest first: Turkish and Icelandic share their bytes. */
const LANGUAGES = CODE_PAGES as [SheetEncoding, string[]][];
/** Letters of drinks' names that stand in texts of every language: Curaçao, crème, piña, Cachaça, Jäger, mûre. */
const LOAN_LETTERS = new Set('éèçñãâêüöäôîàáíóúû');
/** Signs that people type in running text. */
const USUAL_SIGNS = new Set('’‘“”„–—…°½¼¾€£®™•«»´·×²³¿¡º\u00a0');
const QUOTES = new Set('’‘“”');
const SAMPLE_CHARACTERS = 20_000;

/** Two bytes for a sign: those that nearly all of a text is made of. Hangul would pass for Chinese. */
const PAIRS: readonly [SheetEncoding, RegExp][] = [
  ['shift_jis', /\x81[\x40-\xac]|\x82[\x4f-\xf1]|\x83[\x40-\x96]|[\x88-\x97][\x40-\x7e\x80-\xfc]/g],
  ['euc-kr', /[\xa1-\xa3\xb0-\xc8][\xa1-\xfe]/g],
  ['gb18030', /[\xa1-\xa3\xb0-\xd7][\xa1-\xfe]/g],
];
const LETTER = /\p{L}/u;
const CYRILLIC = /[\u0400-\u04ff]/;
/** Those that are words by themselves: "à la crème", "è", "é", "å", "и". */
const LONE_LETTERS = /[àáèéêóôåöø\u0400-\u04ff]/;
const KANA = /[\u3041-\u30fe]/gu;
const HIGH = /[\x80-\xff]/g;

/** The text of bytes in an encoding; bytes that it lacks become U+FFFD. */
export function decodeAs(bytes: Uint8Array, encoding: SheetEncoding): string {
  if (encoding === 'windows-1252') {
    const latin1 = new TextDecoder('latin1').decode(bytes);
    return latin1.replace(/[\x80-\x9f]/g, (sign) => WINDOWS_1252_HIGH[sign.charCodeAt(0) - 0x80] ?? sign);
  }
  const isOdd = encoding.startsWith('utf-16') && bytes.length % 2 === 1;
  return new TextDecoder(encoding).decode(isOdd ? bytes.subarray(0, -1) : bytes);
}

/** The encoding in which a text that is neither UTF-8 nor UTF-16 reads best. */
export function guessCodePage(bytes: Uint8Array): SheetEncoding {
  const sample = bytesAroundLetters(bytes);
  const paired = PAIRS.find(([encoding, pairs]) => isInPairs(sample, encoding, pairs));
  if (paired) return paired[0];
  let best: SheetEncoding = 'windows-1252';
  let bestScore = -Infinity;
  for (const [encoding, languages] of LANGUAGES) {
    const text = decodeAs(sample, encoding);
    const score = Math.max(...languages.map((letters) => scoreOf(text, new Set(letters))));
    if (score > bestScore) [best, bestScore] = [encoding, score];
  }
  return best;
}

/** A typographic apostrophe and the letter behind it are a Japanese sign too, but no kana. */
function isInPairs(sample: Uint8Array, encoding: SheetEncoding, pairs: RegExp): boolean {
  const latin1 = Array.from(sample, (byte) => String.fromCharCode(byte)).join('');
  const count = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;
  const left = count(latin1.replace(pairs, ''), HIGH);
  if (left > count(latin1, HIGH) * (1 - NEARLY_ALL)) return false;
  const text = decodeAs(sample, encoding);
  return (
    !text.includes('\ufffd') && (encoding !== 'shift_jis' || count(text, KANA) >= count(latin1, pairs) * FEW)
  );
}

/**
 * The bytes beyond ASCII, each with the byte before and after it. The whole sheet is searched, because a large English one may
 * have its only accents near the end.
 */
function bytesAroundLetters(bytes: Uint8Array): Uint8Array {
  const found: number[] = [];
  for (let at = 0; at < bytes.length && found.length < SAMPLE_CHARACTERS; at++) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    found.push(bytes[at - 1] ?? 0x20, bytes[at] ?? 0x20);
    while ((bytes[at + 1] ?? 0) >= 0x80) found.push(bytes[++at] ?? 0x20);
    found.push(bytes[at + 1] ?? 0x20, 0x20);
  }
  return Uint8Array.from(found);
}

function scoreOf(text: string, letters: ReadonlySet<string>): number {
  let score = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/g)) {
    const beside = [text[index - 1] ?? ' ', text[index + 1] ?? ' '].filter((one) => LETTER.test(one));
    if (!LETTER.test(sign)) {
      // "Bee’s" is no "Beeís".
      if (!USUAL_SIGNS.has(sign)) score -= 2;
      else score += QUOTES.has(sign) ? 0.5 + beside.length / 2 : 0.5;
      continue;
    }
    const lower = sign.toLowerCase();
    score += letters.has(lower) || letters.has(sign) ? 1 : LOAN_LETTERS.has(lower) ? 0 : -1.5;
    // A fraction, a bullet or a sign of money is a letter in another encoding, and stands alone.
    if (beside.length === 0 && !LONE_LETTERS.test(lower)) score -= 1.5;
    // No word mixes alphabets.
    if (CYRILLIC.test(sign) && beside.some((one) => /[a-z]/i.test(one))) score -= 2.5;
    // Capitals in the middle of small letters are letters of another encoding.
    if (lower !== sign && /\p{Ll}/u.test(text[index - 1] ?? '')) score -= 1.5;
  }
  return score;
}
