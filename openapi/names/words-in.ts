export interface Word {
  word: string;
  start: number;
}

let last: { text: string; words: readonly Word[] } = { text: '', words: [] };

/** Lists the words of a text. Several tables are asked for the same text in turn, so that those of the last text are kept. */
export function wordsIn(text: string): readonly Word[] {
  if (text === last.text) return last.words;
  const words: Word[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!isLetterAt(text, at)) continue;
    const start = at;
    while (isLetterAt(text, at)) at += 1;
    words.push({ word: text.slice(start, at), start });
  }
  last = { text, words };
  return words;
}

const LETTER = /[\p{L}\d]/u;

export function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80)
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
  if (Number.isNaN(code)) return false;
  // The second half of a character is a letter if both halves are one.
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff;
  return LETTER.test(String.fromCodePoint(text.codePointAt(isSecondHalf ? at - 1 : at) ?? 0));
}
