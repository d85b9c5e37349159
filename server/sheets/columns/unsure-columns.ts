import { areSome, MOST } from '../shares.ts';
import { areKnownLists, areNameLists, isSentence, isStrong } from './cell-evidence.ts';
import { shareOfIngredients } from './ingredient-matrix.ts';
import { amountOfWhat } from './ingredient-pairs.ts';
import { someSayWhatToDo } from './technique-evidence.ts';
import { isUnsure, type WeighedUse } from './weighed-column.ts';

/** Whether columns that were taken for a field by their cells alone may be something else: every recipe is then doubtful. */
export function mayBeOthers(uses: readonly WeighedUse[], hasHeader: boolean): boolean {
  return (
    areNamesUntold(uses, hasHeader) ||
    areStepsUntold(uses) ||
    (hasHeader && (areNumbersUntold(uses) || isMatrixTurned(uses)))
  );
}

/** Columns that are called after ingredients, beside names that are those of ingredients too: the columns may be the cocktails. */
function isMatrixTurned(uses: readonly WeighedUse[]): boolean {
  const ingredients = uses.flatMap(({ ingredient }) => ingredient ?? []);
  const names = uses.find(({ field }) => field === 'name')?.column;
  return (
    ingredients.length > 0 &&
    names !== undefined &&
    isUnsure(names) &&
    shareOfIngredients(names.cells, ingredients) >= MOST
  );
}

/** Lists below a name that says nothing, of names that are known no more, or that are no drink: flavours and allergens. */
function areNamesUntold(uses: readonly WeighedUse[], hasHeader: boolean): boolean {
  const lists = uses.filter(({ field, part }) => field === 'ingredients' && part === 'entry');
  const areDrinks = !hasHeader || lists.some(({ column }) => areSome(column.cells, isStrong));
  return lists.some(
    ({ column, number }) =>
      number === 0 &&
      isUnsure(column) &&
      areNameLists(column.cells) &&
      !(areDrinks && areKnownLists(column.cells)),
  );
}

/** Texts below a name that says nothing, which are no sentences and do not say what to do: they may be anything. */
function areStepsUntold(uses: readonly WeighedUse[]): boolean {
  return uses.some(
    ({ column: { told, numbered, cells }, field }) =>
      field === 'instructions' &&
      numbered === null &&
      told.score === 0 &&
      !areSome(cells, isSentence) &&
      !someSayWhatToDo(cells),
  );
}

/** "Shelf", "Left in stock": what only looks like amounts may be anything, unless its name says so. */
function areNumbersUntold(uses: readonly WeighedUse[]): boolean {
  return uses.some(
    ({ column, field, part, ingredient }) =>
      field === 'ingredients' &&
      part === 'amount' &&
      !ingredient &&
      isUnsure(column) &&
      !column.numbered &&
      amountOfWhat(column.header) === null,
  );
}
