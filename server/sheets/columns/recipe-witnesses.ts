import { withoutAmount } from '../lines/line-amounts.ts';
import { areMost, areSome, MOST } from '../shares.ts';
import type { SheetCocktail, SheetField } from '../sheet-fields.ts';
import { isKnownIngredient } from '../words/ingredient-words.ts';
import { knownColumn } from './column-names.ts';
import { ownField, plainName } from './column-words.ts';
import { unitOf } from './column-units.ts';
import type { ColumnUse } from './weighed-column.ts';

/** A guest may have ordered them too. */
const ORDERED = /^(?:items?|contents?|inhalt|innehall)$/;

/** What a sheet writes in its cells and above them. */
export interface WrittenRecipes {
  /** The first recipes. */
  recipes: readonly SheetCocktail[];
  uses: readonly ColumnUse[];
  /** The name of a column; '' in a sheet without a header. */
  nameOf: (index: number) => string;
  isRowPerRecipe: boolean;
  /** Something stands above the header, which may say what the numbers are. */
  hasTitle: boolean;
}

/** How many independent signs say that a sheet holds recipes, and not what was sold, ordered or stored; 0 where its numbers are called otherwise. */
export function countWitnesses(written: WrittenRecipes): number {
  const { recipes, uses, nameOf, isRowPerRecipe, hasTitle } = written;
  const columnsOf = (field: SheetField, part: ColumnUse['part'] = 'entry'): string[] =>
    uses.filter((use) => use.field === field && use.part === part).map(({ index }) => nameOf(index));
  // Layouts call a column `ingredients` themselves: that is no word of the sheet's.
  const areCalledSo = columnsOf('ingredients').some(
    (column) =>
      column !== 'ingredients' && knownColumn(column) === 'ingredients' && !ORDERED.test(plainName(column)),
  );
  const names = recipes
    .flatMap(({ ingredients = [] }) => ingredients)
    .map((line) => withoutAmount(line).toLowerCase());
  const amounts = uses.filter(({ field, part }) => field === 'ingredients' && part === 'amount');
  // "Sold", and "Quantity (cases)".
  const areOthers = amounts.some(
    ({ index, ingredient }) =>
      ingredient === undefined &&
      nameOf(index) !== '' &&
      (knownColumn(nameOf(index)) !== 'amount' || /[([€$£%]/.test(nameOf(index))),
  );
  // "Cocktail (ml)", and "All amounts in ml" below the recipes.
  const haveUnit = [...columnsOf('name'), ...recipes.map(({ name = '' }) => name)].some(unitOf);
  if (hasTitle || areOthers || haveUnit || (!areCalledSo && !areSome(names, isKnownIngredient))) return 0;
  return [
    areCalledSo,
    columnsOf('name').some(
      (column) => ownField(plainName(column)) === null && knownColumn(column) === 'name',
    ),
    areMost(recipes, ({ instructions, glassware }) => (instructions ?? []).length > 0 || Boolean(glassware)),
    isRowPerRecipe && amounts.length > 0,
    areMixed(names, recipes.length),
    areSome(recipes, ({ name, ingredients }) => isCalledAfter(name, ingredients)),
  ].filter(Boolean).length;
}

/** Recipes share ingredients, and have others besides; goods stand once each, or all of them in each place. */
function areMixed(names: readonly string[], recipes: number): boolean {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = [...counts.values()];
  return all.some((count) => count > 1) && areMost(all, (count) => count < recipes * MOST);
}

/** "Vodka Soda" has vodka in it. */
function isCalledAfter(name = '', lines: readonly string[] = []): boolean {
  const words = new Set(name.toLowerCase().split(/\s+/));
  return lines.some((line) =>
    withoutAmount(line)
      .toLowerCase()
      .split(/\s+/)
      .some((word) => words.has(word)),
  );
}
