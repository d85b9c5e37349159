import { memoize } from '#openapi/memoize.ts';
import { amountAt } from './amount.ts';
import { TokenText } from './token-text.ts';
import { beginsPart, makeLinePart, readLinePart, type LinePart } from './line-part.ts';
import { tokensOf } from './tokens.ts';
import { splitUnspaced } from './unspaced.ts';

export type { LinePart };

export interface JoinedPart {
  /** The words before the part, with the blanks around them. */
  readonly joiner: string;
  readonly isOr: boolean;
  readonly part: LinePart;
}

export interface IngredientLine extends LinePart {
  readonly text: string;
  /** The amount is not understood, so nothing may be concluded from the line. */
  readonly isUnparsed: boolean;
  /** The parts after the first, each with its amount: `4 dashes orange bitters + 1 dash Angostura`. */
  readonly joinedParts: readonly JoinedPart[];
}

export const allParts = (line: IngredientLine) => [line, ...line.joinedParts.map(({ part }) => part)];

/**
 * Reads how much of what a line says, and its remarks. A line that may be read wrong is unparsed. The steps:
 * tokens.ts cuts the line into words, numbers and signs, token-text.ts says what they mean, quantity.ts reads
 * numbers, amount.ts numbers with units, line-part.ts an amount with its ingredient, and this file the whole.
 */
export const readIngredientLine = memoize((written: string): IngredientLine => {
  const text = written.trim();
  const line = new TokenText(text, withoutBullet(text));
  const places = line.outside();
  const parts = isVague(line, places) ? null : readParts(line, places);
  const first = parts?.[0]?.part ?? makeLinePart(text, text);
  return { ...first, text, isUnparsed: parts === null, joinedParts: parts?.slice(1) ?? [] };
});

const BULLET = /^[-–—•*·▪+]$/;

function withoutBullet(text: string): TokenText['tokens'] {
  const tokens = splitUnspaced(tokensOf(text));
  const first = tokens.findIndex(({ word }) => !BULLET.test(word));
  return first > 0 ? tokens.slice(first) : tokens;
}

const MAX_WORDS_BEFORE = 3;

/** Tells whether an amount outside brackets is vague: `a few dashes`, `1 oz each`. */
function isVague(line: TokenText, outside: readonly number[]): boolean {
  return outside.some((index) => {
    if (!line.has('vague', index)) return false;
    return index < MAX_WORDS_BEFORE || line.word(index) === 'each' || line.has('unit', index + 1);
  });
}

function readParts(line: TokenText, outside: readonly number[]): JoinedPart[] | null {
  const { text, tokens, length } = line;
  let parts: JoinedPart[] = [];
  let begin: Join = { index: 0, end: 0, isOr: false };
  for (const join of [...joinsOf(line, outside), { index: length, end: length, isOr: false }]) {
    const part = readLinePart(line.sliceTokens(begin.end, join.index), join.end < length);
    if (!part) return null;
    // In `1 oz plus 1 tsp lime juice`, the first amount is of the same ingredient.
    const { ingredient, english } = part;
    parts = parts.map((earlier) =>
      earlier.part.ingredient === ''
        ? { ...earlier, part: { ...earlier.part, ingredient, english } }
        : earlier,
    );
    const from = tokens[begin.index - 1]?.endChar ?? 0;
    parts.push({ joiner: text.slice(from, tokens[begin.end]?.startChar ?? from), isOr: begin.isOr, part });
    begin = join;
  }
  return parts.every(({ part }) => part.ingredient !== '') ? parts : null;
}

interface Join {
  index: number;
  end: number;
  isOr: boolean;
}

/** Finds where another amount begins: after `+`, `and`, `or`, a comma. An article alone is no amount yet. */
function joinsOf(line: TokenText, outside: readonly number[]): Join[] {
  const joins: Join[] = [];
  // Most lines have no joining word, so they are not searched for amounts.
  if (!outside.some((index) => joinAt(line, index))) return joins;
  let hasAmount = false;
  let next = 0;
  for (const index of outside) {
    if (index < next) continue;
    const found = hasAmount ? joinAt(line, index) : null;
    const join = found && beginsPart(line, found.end) ? found : null;
    if (join) joins.push(join);
    const from = join?.end ?? index;
    const amount = amountAt(line, from);
    if (amount && (joins.length > 0 || !line.has('articles', from))) hasAmount = true;
    next = amount?.end ?? from + 1;
  }
  return joins;
}

function joinAt(line: TokenText, index: number): Join | null {
  const and = line.find('and', index) ?? (/^[,;]$/.test(line.word(index)) ? { end: index + 1 } : null);
  const join = and ?? line.find('or', index);
  return join && { index, end: join.end, isOr: and === null };
}
