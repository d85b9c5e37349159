import { capitalise } from '#openapi/text/format-text.ts';
import { foldWords } from '#openapi/text/fold-text.ts';
import { readIngredientLine } from './lines/ingredient-line.ts';
import { bareName } from './lines/ingredient-name.ts';
import { bottleNeedsOf } from './bottles.ts';

/** Recipes with two common ingredients are alike, such as lemon and syrup, or vermouth and Campari. */
const MIN_COMMON = 2;
const MAX_CHANGES = 2;

function namesByKey(ingredients: readonly string[]): Map<string, string> {
  const entries = ingredients.map((line): [key: string, name: string] => {
    const { amount, ingredient } = readIngredientLine(line);
    const head = bareName(ingredient);
    // The first word of a line without an amount has a capital.
    const name = amount ? head : head.charAt(0).toLowerCase() + head.slice(1);
    return [bottleNeedsOf([line]).join() || foldWords(name).join(' '), name];
  });
  return new Map(entries);
}

/** Returns `Bourbon instead of London dry gin`, or null unless two are the same and at most two differ. */
export function variationOf(recipe: readonly string[], other: readonly string[]): string | null {
  const [before, after] = [namesByKey(recipe), namesByKey(other)];
  const missing = [...before].flatMap(([key, name]) => (after.has(key) ? [] : name));
  const added = [...after].flatMap(([key, name]) => (before.has(key) ? [] : name));
  if (before.size - missing.length < MIN_COMMON || Math.max(missing.length, added.length) > MAX_CHANGES)
    return null;
  const [newNames, oldNames] = [added.join(' and '), missing.join(' and ')];
  if (newNames && oldNames) return capitalise(`${newNames} instead of ${oldNames}`);
  if (newNames) return capitalise(`with ${newNames}`);
  return oldNames ? `Without ${oldNames}` : 'The same in other measures';
}
