import type { TokenText } from './token-text.ts';

export interface Range {
  readonly low: number;
  readonly high: number;
}

interface Figure {
  value: number;
  /** The place after the last token. */
  end: number;
}

/** Finds a number of one token or phrase: `2`, `½`, `two`, `anderthalb`. */
function plainAt(line: TokenText, index: number): Figure | null {
  const value = line.tokens[index]?.value ?? null;
  if (value !== null) return { value, end: index + 1 };
  const word = line.find('number', index);
  return word && { value: word.meaning.value, end: word.end };
}

/** Finds a fraction: `1/2` in `1-1/2`, `half` in `one and a half`, `quarters` in `three quarters`. */
function fractionAt(line: TokenText, index: number): Figure | null {
  const few = line.find('fewFractions', index);
  if (few) return { value: /third|tiers/.test(line.word(index)) ? 1 / 3 : 1 / 4, end: few.end };
  const found = plainAt(line, index);
  const isDecimal = /^[.,\d]+$/.test(line.word(index));
  return found && found.value < 1 && !isDecimal ? found : null;
}

const afterHyphen = (line: TokenText, index: number): number =>
  line.word(index) === '-' ? index + 1 : index;

/** Skips `of the` and `of an`. An `of` without an article belongs to what follows. */
const afterArticle = (line: TokenText, index: number): number =>
  line.find('articles', line.skip('of', index))?.end ?? index;

/** Finds `2`, `1 1/2`, `half an`, `one and a half`, `three quarters of an`. An article alone is one. */
function numberAt(line: TokenText, index: number): Figure | null {
  const article = line.find('articles', index);
  const begin = article?.end ?? index;
  const isWord = !line.isNumber(begin);
  if (article && !isWord) return null;
  const first = plainAt(line, begin);
  if (!first) return article && { value: 1, end: begin };
  if (first.value < 1) return isWord ? { ...first, end: afterArticle(line, first.end) } : first;
  if (!Number.isInteger(first.value)) return first;
  const and = line.find('and', first.end);
  const from = afterHyphen(line, and?.end ?? first.end);
  const part = fractionAt(line, and ? line.skip('articles', from) : from);
  if (!part) return first;
  const end = afterArticle(line, part.end);
  const isFigure = line.isNumber(part.end - 1);
  if (and || (isFigure && !isWord)) return { value: first.value + part.value, end };
  // Only words multiply, and only by words: three quarters.
  return isWord && !isFigure ? { value: first.value * part.value, end } : first;
}

/** Finds a number or a range, in figures or words. Returns null if there is none that is certain. */
export function quantityAt(line: TokenText, index: number): (Range & { end: number }) | null {
  const first = numberAt(line, index);
  if (!first || !(first.value > 0) || /^[%°"”/⁄]$/.test(line.word(first.end))) return null;
  const { value: low, end } = first;
  const to = line.find('to', end);
  const second = to && !line.has('articles', to.end) ? numberAt(line, to.end) : null;
  if (!second) return { low, high: low, end };
  return second.value > low ? { low, high: second.value, end: second.end } : null;
}
