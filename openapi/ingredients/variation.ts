import { capitalised } from '#openapi/text/capitalised.ts';
import { foldWords } from '#openapi/text/fold-text.ts';
import { bareName, readIngredientLine } from './lines/ingredient-line.ts';
import { bottleNeeds } from './bottles.ts';

/** Two ingredients in common make a family: a sour's lemon and syrup, a Negroni's vermouth and Campari. */
const MIN_SHARED = 2;
const MAX_CHANGES = 2;

function namesByKey(ingredients: readonly string[]): Map<string, string> {
  const named = ingredients.map((line): [key: string, name: string] => {
    const { amount, ingredient } = readIngredientLine(line);
    const head = bareName(ingredient);
    // A line without an amount begins with a capital.
    const name = amount ? head : head.charAt(0).toLowerCase() + head.slice(1);
    return [bottleNeeds([line]).join() || foldWords(name).join(' '), name];
  });
  return new Map(named);
}

/**
 * Tells how another recipe differs (`Bourbon instead of London dry gin`). Returns null unless the two share
 * two ingredients and differ in two at most.
 */
export function variationOf(recipe: readonly string[], other: readonly string[]): string | null {
  const [before, after] = [namesByKey(recipe), namesByKey(other)];
  const gone = [...before].flatMap(([key, name]) => (after.has(key) ? [] : name));
  const added = [...after].flatMap(([key, name]) => (before.has(key) ? [] : name));
  if (before.size - gone.length < MIN_SHARED || Math.max(gone.length, added.length) > MAX_CHANGES)
    return null;
  const [come, go] = [added.join(' and '), gone.join(' and ')];
  if (come && go) return capitalised(`${come} instead of ${go}`);
  return come ? capitalised(`with ${come}`) : go ? `Without ${go}` : 'The same in other measures';
}
