import { foldLine } from '#openapi/names/fold-line.ts';

/** What is bought whole and used in part. */
export interface WholeGood {
  name: string;
  /** How many of it one of what is asked for takes. */
  share: number;
  /** Peels come off the fruit that is squeezed, so that only the larger of both is bought. */
  isPeel: boolean;
}

/** What is bought whole, and millilitres of juice in one, as bars reckon. */
const FRUIT: readonly [word: string, name: string, juiceMl: number][] = [
  ['limes?', 'Limes', 30],
  ['lemons?', 'Lemons', 45],
  ['(?:fresh(?:ly [a-z]+)? )oranges?', 'Oranges', 75],
  ['(?:fresh(?:ly [a-z]+)? )grapefruits?', 'Grapefruits', 180],
];
const JUICED = FRUIT.map(
  ([word, name, ml]) => [new RegExp(`^(?:fresh(?:ly [a-z]+)? )?${word} juice$`), name, ml] as const,
);

const CUT: readonly [pieces: string, share: number][] = [
  ['wheels?|half-wheels?', 1 / 6],
  ['wedges?|slices?', 1 / 8],
  ['twists?|peels?|zests?|spirals?', 1 / 4],
  // Half a spent one.
  ['shells?', 0],
];
const WHOLE = 'limes?|lemons?|oranges?|grapefruits?|apples?|pineapples?|cucumbers?';
const PIECES = CUT.map(
  ([pieces, share]) => [new RegExp(`^(${WHOLE}) (?:${pieces})$`), share, pieces.startsWith('twist')] as const,
);
const EGG = /^(?:raw |fresh |whole )?eggs?(?: whites?| yolks?)?$/;
const plural = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).replace(/s$/, '')}s`;

/** What is bought for a counted thing (`lime`, `egg white`, `orange twist`); null for what is bought as it is named. */
export function wholeGood(words: string): WholeGood | null {
  const text = foldLine(words);
  if (EGG.test(text)) return { name: 'Eggs', share: 1, isPeel: false };
  if (new RegExp(`^(?:${WHOLE})$`).test(text)) return { name: plural(text), share: 1, isPeel: false };
  for (const [pieces, share, isPeel] of PIECES) {
    const fruit = pieces.exec(text)?.[1];
    if (fruit !== undefined) return { name: plural(fruit), share, isPeel };
  }
  return null;
}

/** The fruit whose juice a measured line pours, and how much one has; null for a juice that comes in a carton. */
export function squeezedFruit(words: string): { name: string; juiceMl: number } | null {
  const text = foldLine(words);
  const found = JUICED.find(([juice]) => juice.test(text));
  return found ? { name: found[1], juiceMl: found[2] } : null;
}
