import { capitalised } from '#openapi/names/capitalised.ts';
import { foldWords } from '#openapi/names/fold-words.ts';
import { slugOf } from '#openapi/names/slug.ts';
import { ingredientHead, readIngredientLine, type Amount } from './amounts.ts';
import { bottleMl } from './bottle-sizes.ts';
import { bottlesOf, needName } from './bottles.ts';

/** A recipe, and how many of it are to be served. */
export interface PlannedRecipe {
  name: string;
  ingredients: readonly string[];
  servings: number;
}

export interface ShoppingItem {
  /** The same for the same thing, so that a tick stays with it. */
  id: string;
  name: string;
  /** All measured amounts together; 0 where there are none. */
  ml: number;
  /** What it is bought in; null where no usual bottle is known. */
  bottle: { ml: number; count: number } | null;
  /** Counted and weighed amounts, by their unit. */
  counts: { quantity: number; unit: string }[];
  /** Recipes that name it without an amount. */
  withoutAmount: string[];
}

const WATER = /^(?:(?:hot|boiling|cold|still|warm) )?water$/;
const FRESH =
  /^(?:fresh(?:ly[ -](?:squeezed|pressed|grated|brewed))?|chilled|cold|ripe|large|small|whole)\s+/i;
/** Words in the singular, so that `limes` and `lime` are one thing. */
function singularWords(words: string): string {
  return foldWords(words).join(' ');
}

/** What a line asks for: bottles by their names, all else by the words that name it. */
function thingsIn(line: string, rest: string): { id: string; name: string; isBottle: boolean }[] {
  const needs = bottlesOf([line]);
  if (needs.length > 0) return needs.map((id) => ({ id, name: needName(id), isBottle: true }));
  const name = ingredientHead(rest).replace(FRESH, '').trim();
  if (name === '' || WATER.test(name.toLowerCase())) return [];
  return [{ id: slugOf(singularWords(name), 'thing'), name: capitalised(name), isBottle: false }];
}

function add(item: ShoppingItem, { high, unit }: Amount, servings: number): void {
  if (unit.ml !== null) item.ml += high * unit.ml * servings;
  else {
    const quantity = high * servings;
    const same = item.counts.find((count) => singularWords(count.unit) === singularWords(unit.plural));
    if (same) same.quantity += quantity;
    else item.counts.push({ quantity, unit: unit.plural });
  }
}

/**
 * What is to be bought for so many servings of each recipe: bottles first, each part by name. Of a range the larger
 * number counts, so that it is enough. A line without an amount adds none: it is told with the recipe's name.
 */
export function shoppingList(recipes: readonly PlannedRecipe[]): ShoppingItem[] {
  const items = new Map<string, ShoppingItem & { isBottle: boolean }>();
  for (const { name: recipe, ingredients, servings } of recipes) {
    if (servings <= 0) continue;
    for (const line of ingredients) {
      const { amount, rest } = readIngredientLine(line);
      for (const thing of thingsIn(line, rest)) {
        const item = items.get(thing.id) ?? { ...thing, ml: 0, bottle: null, counts: [], withoutAmount: [] };
        items.set(thing.id, item);
        if (amount) add(item, amount, servings);
        else if (!item.withoutAmount.includes(recipe)) item.withoutAmount.push(recipe);
      }
    }
  }
  return [...items.values()]
    .sort((a, b) => Number(b.isBottle) - Number(a.isBottle) || a.name.localeCompare(b.name, 'en'))
    .map(({ isBottle, ...item }) => ({ ...item, bottle: isBottle ? bottlesFor(item) : null }));
}

/** How many usual bottles hold the measured amounts. */
function bottlesFor({ name, ml }: ShoppingItem): ShoppingItem['bottle'] {
  const size = bottleMl(name);
  // What is left over by rounding sums of thirds of an ounce needs no bottle of its own.
  return size === null || ml === 0 ? null : { ml: size, count: Math.ceil(ml / size - 1e-9) };
}
