import { foldText } from '#openapi/text/fold-text.ts';
import { CocktailDifficulty } from '#openapi/generated/model.ts';
import WORDS from './value-words.json' with { type: 'json' };

type WordKind = keyof typeof WORDS;

/** Returns the words of a kind, without accents and capitals. */
export function wordList(kind: WordKind): string[] {
  return WORDS[kind].split(',').map((word) => foldText(word.trim()));
}

/** Joins listed words for a pattern. */
export const sourceOfWords = (words: string): string => words.replaceAll('.', '\\.').replaceAll(', ', '|');
export const wordSource = (kind: WordKind): string => sourceOfWords(WORDS[kind]);

const DIFFICULTIES = Object.values(CocktailDifficulty);
const BY_WORD = new Map(
  DIFFICULTIES.flatMap((difficulty) => wordList(difficulty).map((word) => [word, difficulty] as const)),
);

/** Returns the difficulty that a word, a number of 1 to 5 or stars mean. Returns null for anything else. */
export function difficultyOf(text: string): CocktailDifficulty | null {
  const plain = foldText(text.trim());
  const difficulty = BY_WORD.get(plain);
  if (difficulty) return difficulty;
  const [, full = '', digit] = /^(?:([★⭐*]{1,5})[☆\ufe0f]*|([1-5])(?:\s*\/\s*5)?)$/u.exec(plain) ?? [];
  const count = digit === undefined ? [...full].length : Number(digit);
  return count > 0 ? (DIFFICULTIES[count - 1] ?? null) : null;
}

const YES = new Set(wordList('yes'));
const NO = new Set(wordList('no'));
const NOTHING = new Set(wordList('nothing'));
const TECHNIQUES = new Set(wordList('techniques'));
const MAX_TECHNIQUE_WORDS = 3;

/** Returns true for a word for yes, false for no or an empty text, and any other text as it is. */
export function readFlag(text: string): boolean | string {
  const plain = foldText(text.trim());
  if (YES.has(plain)) return true;
  return plain === '' || NO.has(plain) ? false : text;
}

/** Reads a tick such as "x", "ja" or "no". Returns null for other texts and for 1, a possible amount. */
export function readTick(cell: string): boolean | null {
  const flag = /^\s*1?\s*$/.test(cell) ? null : readFlag(cell);
  return typeof flag === 'boolean' ? flag : null;
}

/** Tells whether a cell is empty, or says `NA`, `none`, `geen`, a lone dash or the like. */
export function isNothing(text: string): boolean {
  const plain = text.trim();
  return plain === '' || (plain.length < 12 && (NOTHING.has(foldText(plain)) || isCellError(plain)));
}

/** Tells whether a cell has the text of a failed formula, such as `#REF!`. */
export const isCellError = (text: string): boolean => /^#(?:N\/A|[A-Z0-9/]+[!?])$/.test(text.trim());

/** Tells whether a cell names techniques and nothing else: 'Shake', 'Stirred', 'Shake & strain'. */
export function isTechnique(cell: string): boolean {
  const plain = foldText(cell.trim()).replace(/[.!]$/, '');
  if (TECHNIQUES.has(plain)) return true;
  const [first = '', ...others] = plain.split(/\s*(?:[,/&+]|\s)\s*/);
  if (others.length >= MAX_TECHNIQUE_WORDS || !TECHNIQUES.has(first)) return false;
  return others.every((word) => TECHNIQUES.has(word) || word === 'strain' || word === 'and');
}

const GLASS = new RegExp(
  `(?<![\\p{L}])(?:${wordList('glasses').join('|')})(?![\\p{Ll}]{2})|glas(?:s|es|ses)?$|(?:グラス|잔|杯)$`,
  'iu',
);

/** Tells whether a cell names a glass, unlike the step "Fill the glass with ice". */
export function isGlass(cell: string): boolean {
  return cell.length < 40 && cell.trim().split(/\s+/).length < 5 && GLASS.test(foldText(cell));
}
