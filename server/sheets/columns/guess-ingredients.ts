import { hasUnit, isBareAmount, isMeasured } from '../lines/line-amounts.ts';
import { partName, plainName } from './column-names.ts';
import { unitOf, withoutUnit } from './ingredient-columns.ts';
import { isNothing } from '../lines/foreign-text.ts';
import type { ColumnUse, Sample } from './column-use.ts';

const MOST = 0.6;
const NEARLY_ALL = 0.9;
const MIN_COLUMNS = 3;
/** A recipe takes some of the ingredients; where nearly all cells are filled, the columns hold something else, such as prices. */
const MOST_FILLED = 0.85;
/** A mark for "in it", without an amount. */
const TICK = /^(?:x|✓|✔|✅|☑|•|yes|true)$/i;
/** Columns of numbers that are no ingredients. */
const FIGURES =
  /(?:^|[\s_-])(?:ratings?|prices?|costs?|calories?|kcal|energy|abv|proof|servings?|yield|time|min(?:utes?)?|year|votes?|likes|count|number|total|score|rank|page|volume|size|preis|prix|precio|prezzo|id|no\.?|nr\.?)(?:$|[\s_(])|^#/i;

/** True for a column of numbers by its name: "Price", "Volume". */
export function isFigure(column: string): boolean {
  return FIGURES.test(column);
}

/** Columns each of which holds one ingredient with its amount, whatever they are called: "Base | Modifier | Citrus". */
export function columnsOfLines(open: readonly number[], sample: Sample): ColumnUse[] {
  const isLine = (cell: string): boolean => isMeasured(cell) && !isBareAmount(cell) && !/[\r\n;|]/.test(cell);
  const isList = (cell: string): boolean => {
    const lines = cell.split(/,(?!\d)/).map((line) => line.trim());
    return lines.length > 1 && lines.every((line) => isLine(line) && hasUnit(line));
  };
  const columns = open.filter((index) => {
    const cells = filled(sample(index));
    return cells.filter(isLine).length > cells.length * MOST && cells.some((cell) => hasUnit(cell));
  });
  if (columns.length < 2) return [];
  const areLists = columns.some((index) => filled(sample(index)).some(isList));
  return columns.map((index, at) => ({
    index,
    field: 'ingredients',
    part: 'entry',
    number: areLists ? 0 : at + 1,
  }));
}

/**
 * Columns that are called after ingredients and hold their amounts: "Gin (oz) | Lemon juice (oz) | Mint".
 * @returns none for columns that may as well be prices or ratings
 */
export function columnsPerIngredient(
  open: readonly number[],
  header: readonly string[],
  sample: Sample,
): ColumnUse[] {
  const columns = open.filter((index) => {
    const cells = filled(sample(index));
    const fitting = cells.filter((cell) => isBareAmount(cell) || TICK.test(cell));
    return (
      /\p{L}/u.test(header[index] ?? '') &&
      !isFigure(header[index] ?? '') &&
      amountOfWhat(header[index] ?? '', false) === null &&
      cells.length > 0 &&
      fitting.length >= cells.length * NEARLY_ALL
    );
  });
  const cells = columns.flatMap((index) => [...sample(index)]);
  const told = filled(cells);
  const isSparse = told.length <= cells.length * MOST_FILLED;
  if (columns.length < MIN_COLUMNS || !isSparse || told.filter(isBareAmount).length < told.length * MOST)
    return [];
  return columns.map((index, at) => {
    const unit = unitOf(header[index] ?? '');
    const ingredient = withoutUnit(header[index] ?? '');
    return {
      index,
      field: 'ingredients',
      part: 'amount',
      number: at + 1,
      ingredient,
      ...(unit && { unit }),
    };
  });
}

/** "Spirit 1 | Spirit 1 amount | Mixer | Mixer amount": columns of names, and the amounts that are called after them. */
export function columnsWithAmounts(header: readonly string[], sample: Sample): ColumnUse[] {
  const names = header.map(plainName);
  const pairs = header.flatMap((column, index): [number, number][] => {
    const what = amountOfWhat(column, true);
    const entry = names.findIndex((name, at) => name === what && at !== index);
    const cells = filled(sample(index));
    const isAmount =
      cells.length > 0 && cells.filter((cell) => isBareAmount(cell)).length >= cells.length * MOST;
    return entry >= 0 && isAmount ? [[entry, index]] : [];
  });
  if (pairs.length < 2) return [];
  return pairs.flatMap(([entry, amount], at): ColumnUse[] => {
    const unit = unitOf(header[amount] ?? '');
    return [
      { index: entry, field: 'ingredients', part: 'entry', number: at + 1 },
      { index: amount, field: 'ingredients', part: 'amount', number: at + 1, ...(unit && { unit }) },
    ];
  });
}

/** 'spirit1' of "Spirit 1 amount", and of "Spirit 1 oz" where units count; null for a name without a word for amounts. */
function amountOfWhat(column: string, areUnits: boolean): string | null {
  const words = column
    .replace(areUnits ? /[()]/g : /\([^()]*\)/g, ' ')
    .trim()
    .split(/[\s_]+/);
  const others = words.filter(
    (word) => partName(plainName(word)) === null || (!areUnits && isBareAmount(word)),
  );
  return others.length < words.length && others.length > 0 ? plainName(others.join(' ')) : null;
}

/** The amount that a cell of such a column says: none for a mark. */
export function amountOf(cell: string): string {
  return TICK.test(cell.trim()) ? '' : cell;
}

function filled(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => !isNothing(cell));
}
