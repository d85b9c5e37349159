import { isBareAmount } from '../lines/line-amounts.ts';
import { foreignField, ownField, partName } from './column-names.ts';
import type { ColumnUse } from './column-use.ts';

/**
 * Columns "Ingredient, Amount, Ingredient, Amount …" without numbers: the first of each belongs to the first, and so on. The first of
 * "Ingredient, Ingredient.1, Ingredient.2" has no number either.
 */
export function repeatedIngredients(
  names: string[],
  open: readonly number[],
): Map<number, Omit<ColumnUse, 'index'>> {
  const counts = { amount: 0, unit: 0, entry: 0 };
  const found = new Map<number, Omit<ColumnUse, 'index'>>();
  for (const index of open) {
    const name = names[index] ?? '';
    const isEntry = (ownField(name) ?? foreignField(name)) === 'ingredients';
    const part = isEntry ? 'entry' : partName(name);
    if (part) found.set(index, { field: 'ingredients', part, number: (counts[part] += 1) });
  }
  if (counts.entry === 0 && counts.amount > 1) {
    const behind = namesBehind(names, [...found.keys()]);
    for (const [at, index] of behind.entries())
      found.set(index, { field: 'ingredients', part: 'entry', number: at + 1 });
    counts.entry = behind.length;
  }
  const isFirstOfSeries = (index: number): boolean =>
    ownField(names[index] ?? '') === null && names.includes(`${names[index] ?? ''}1`);
  if (counts.entry < 2) for (const index of found.keys()) if (!isFirstOfSeries(index)) found.delete(index);
  return found;
}

/** "Qty, What, Qty, What …": the columns of one name, whatever it is, of which one stands behind each amount. */
function namesBehind(names: readonly string[], parts: readonly number[]): number[] {
  const first = parts.find((index) => !parts.includes(index + 1));
  const name = first === undefined ? undefined : names[first + 1];
  const columns = [...names.keys()].filter(
    (index) => name !== undefined && name !== '' && names[index] === name,
  );
  const isBehind = columns.every((index) => parts.includes(index - 1));
  return isBehind &&
    columns.length > 1 &&
    parts.every((index) => parts.includes(index + 1) || columns.includes(index + 1))
    ? columns
    : [];
}

const IN_PARENTHESES = /\(([^()]*\p{L}[^()]*)\)/u;

/** "Ingredients (oz)" beside "Ingredients (ml)": the same ones once more, not the next ones. */
export function isVersion(header: readonly string[], names: readonly string[], index: number): boolean {
  const version = IN_PARENTHESES.exec(header[index] ?? '')?.[1];
  return [...names.keys()].some(
    (other) => names[other] === names[index] && IN_PARENTHESES.exec(header[other] ?? '')?.[1] !== version,
  );
}

/** Units that are words need a sign before them: "Mint leaves" is an ingredient. */
const UNIT_BEHIND =
  /(?:(?:^|[\s_])(ml|cl|oz|dl|parts?|мл|ミリ)|(?:[(\[,/]\s*|\sin\s)(\p{L}+))\.?[)\]]?\s*$/iu;

/** 'ml' of "Amount (ml)", "amount_oz" or "Menge in cl". */
export function unitOf(column: string): string {
  const [, sure, unit = sure ?? ''] = UNIT_BEHIND.exec(column) ?? [];
  return isBareAmount(unit) ? unit : '';
}

/** 'Gin' of "Gin (oz)" or "Gin in cl". */
export function withoutUnit(column: string): string {
  const name = unitOf(column) === '' ? '' : column.replace(UNIT_BEHIND, '').trim();
  return name === '' ? column.trim() : name;
}
