import { foldText } from '#openapi/names/fold-text.ts';

export interface Token {
  /** As it is looked up: folded, digits in their plain form. */
  word: string;
  text: string;
  start: number;
  end: number;
}

export const FRACTION_SIGN = '[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]';
/** Letters of scripts that write no blanks between words. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const TOKEN = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])[.,]\p{Nd}+`,
    String.raw`\p{Nd}+(?:[.,]\p{Nd}+)*`,
    FRACTION_SIGN,
    String.raw`(?:d|l|un|dell|all|nell)['’](?=\p{L}|$)`,
    `[${UNSPACED}]+`,
    String.raw`(?:(?![${UNSPACED}])[\p{L}\p{M}])+(?:['’]\p{L}+)*`,
    String.raw`\S`,
  ].join('|'),
  'giu',
);
const KEEPS_MARKS = new RegExp(String.raw`[${UNSPACED}\p{Script=Hangul}]`, 'u');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/** A mark of Japanese or a part of a Korean syllable makes another word of it, an accent does not. */
export const foldWord = (text: string): string =>
  KEEPS_MARKS.test(text) ? text.normalize('NFKC').toLowerCase() : foldText(text).replaceAll('’', "'");

export const isUnspaced = ({ text }: Token): boolean => IS_UNSPACED.test(text);
export const isLetters = ({ word }: Token): boolean => /^\p{L}/u.test(word);
export const isNumber = ({ word }: Token): boolean => /^[.,]?\p{Nd}/u.test(word) || isSign(word);
const SIGNS = new Set(FRACTION_SIGN);
export const isSign = (word: string): boolean => word.length === 1 && word !== '[' && SIGNS.has(word);

function tokenOf(text: string, start: number): Token {
  const plain = text.length === 1 && !isSign(text) ? text.normalize('NFKC') : text;
  const word = isSign(text) ? text : foldWord(plain);
  return { word, text, start, end: start + text.length };
}

/** The words, numbers and signs of a line, each with its place. */
export function tokensOf(line: string): Token[] {
  return [...line.matchAll(TOKEN)].map(({ 0: text, index }) => tokenOf(text, index));
}

/** A part of a token as a token of its own. */
export function pieceOf({ text, start }: Token, from: number, to = text.length): Token {
  return tokenOf(text.slice(from, to), start + from);
}

/** Hyphens between the words of a phrase count as words here. */
const MOST_JOINS = 3;

/** Looks for the longest phrase of a list; full stops and hyphens between them do not count. */
export class Phrases<Value> {
  readonly #values = new Map<string, Value>();
  /** How many words the longest phrase has that begins with a word. */
  readonly #longest = new Map<string, number>();

  constructor(entries: Iterable<readonly [phrases: string, value: Value]>) {
    for (const [phrases, value] of entries)
      for (const phrase of phrases.split('|')) {
        const words = keyOf(tokensOf(phrase)).split(' ');
        this.#values.set(words.join(' '), value);
        this.#longest.set(words[0] ?? '', Math.max(words.length, this.#longest.get(words[0] ?? '') ?? 0));
      }
  }

  has(word: string): boolean {
    return this.#values.has(word);
  }

  get(word: string): Value | undefined {
    return this.#values.get(word);
  }

  /** Whether a phrase begins with the word. */
  begins(word: string): boolean {
    return this.#longest.has(word);
  }

  at(tokens: readonly Token[], from: number): { value: Value; end: number } | null {
    const longest = this.#longest.get(tokens[from]?.word ?? '');
    if (longest === undefined) return null;
    let found: { value: Value; end: number } | null = null;
    let key = '';
    const last = Math.min(tokens.length, from + longest + MOST_JOINS);
    for (let end = from; end < last; end += 1) {
      const word = tokens[end]?.word ?? '';
      if (end > from && isJoining(word)) continue;
      key = key === '' ? word : `${key} ${word}`;
      const value = this.#values.get(key);
      if (value !== undefined) found = { value, end: end + 1 };
    }
    if (found && tokens[found.end]?.word === '.' && tokens[found.end]?.start === tokens[found.end - 1]?.end)
      found.end += 1;
    return found;
  }
}

const isJoining = (word: string): boolean => word === '.' || word === '-';
const keyOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ word }) => word)
    .filter((word, _, all) => all.length === 1 || !isJoining(word))
    .join(' ');
