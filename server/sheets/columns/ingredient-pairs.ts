import { isBareAmount } from '../lines/line-amounts.ts';
import { areMost, areSome, filled } from '../shares.ts';
import { isFigure } from '../words/cell-words.ts';
import { isAmountColumn, isMeasuredLine } from './cell-evidence.ts';
import { isPart, meaningOf, plainName } from './column-words.ts';
import { ingredientUse, type WeighedColumn, type WeighedUse } from './weighed-column.ts';

/** Words that are whole lines, or amounts that stand behind them all, or before them all; lines of their own may stand among them. */
export function linesOrPairs(words: readonly WeighedColumn[], open: readonly WeighedColumn[]): WeighedUse[] {
  const areLines = ({ cells }: WeighedColumn): boolean => areMost(cells, isMeasuredLine);
  if (words.length < 2) return [];
  if (
    words.every(({ cells }) => filled(cells).length === 0 || areSome(cells, isMeasuredLine)) &&
    words.some(areLines)
  )
    return words.map((column, at) => ingredientUse(column, 'entry', at + 1));
  const amountAt = (index: number): WeighedColumn | undefined =>
    open.find(
      (one) =>
        one.index === index &&
        !words.includes(one) &&
        (one.told.part !== null || !isFigure(one.header)) &&
        isAmountColumn(one.cells),
    );
  const bare = words.filter((column) => !areLines(column));
  const side = [1, -1].find((step) => bare.every(({ index }) => amountAt(index + step)));
  if (side === undefined) return [];
  return words.flatMap((column, at) => {
    if (areLines(column)) return [ingredientUse(column, 'entry', at + 1)];
    const beside = open.filter(
      ({ index, told }) =>
        index === column.index + side || (index === column.index + 2 * side && told.part === 'unit'),
    );
    const parts = beside.map((one) =>
      ingredientUse(one, one.told.part === 'unit' ? 'unit' : 'amount', at + 1),
    );
    return [...parts, ingredientUse(column, 'entry', at + 1)];
  });
}

/** "Spirit 1 | Spirit 1 amount | Mixer | Mixer amount": columns of names, and the amounts that are called after them. */
export function pairsByName(open: readonly WeighedColumn[]): WeighedUse[] {
  const pairs = open.flatMap((amount): WeighedColumn[][] => {
    const what = amountOfWhat(amount.header);
    const entry = open.find((one) => one !== amount && one.name === what);
    return entry && areMost(amount.cells, isBareAmount) ? [[entry, amount]] : [];
  });
  const usesOf = ([entry, amount]: WeighedColumn[], at: number): WeighedUse[] =>
    entry && amount ? [ingredientUse(entry, 'entry', at + 1), ingredientUse(amount, 'amount', at + 1)] : [];
  return pairs.length < 2 ? [] : pairs.flatMap(usesOf);
}

/** 'spirit1' of "Spirit 1 amount" and of "Spirit 1 oz"; null for a name without a word for amounts. */
export function amountOfWhat(column: string): string | null {
  const words = column
    .replace(/[()]/g, ' ')
    .trim()
    .split(/[\s_]+/);
  const others = words.filter((word) => !isPart(meaningOf(plainName(word))));
  return others.length < words.length && others.length > 0 ? plainName(others.join(' ')) : null;
}
