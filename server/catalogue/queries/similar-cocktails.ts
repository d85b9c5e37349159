import type { Cocktail } from '#openapi/generated/model.ts';
import { readIngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import { foldWords } from '#openapi/names/fold-text.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { cocktailView } from '../views.ts';
import { listCocktails } from './list-cocktails.ts';

const MAX_CANDIDATES = 300;

/** Best first. In a large catalogue only those with the same first spirit, or else of the same first category, are compared. */
export function similarCocktails(catalogue: Catalogue, item: Item): Cocktail[] {
  const recipe = cocktailView(catalogue, item);
  const {
    spirits: [spirit],
    category: [category = ''],
  } = recipe;
  const isLarge = catalogue.collections.cocktails.size > MAX_CANDIDATES;
  const family = spirit === undefined ? { category } : { spirit };
  const { items } = listCocktails(catalogue, { ...(isLarge && family), limit: MAX_CANDIDATES });
  const candidates = items.map((one) => cocktailView(catalogue, one));
  return similarRecipes(recipe, candidates, candidates.length);
}

type Comparable = Pick<Cocktail, 'id' | 'name' | 'spirits' | 'category' | 'type' | 'ingredients'>;

const SPIRIT_POINTS = 4;
const CATEGORY_POINTS = 3;
const TECHNIQUE_POINTS = 1;
const INGREDIENT_POINTS = 2;

const PLAIN_WORDS = new Set(
  'a an and as at in of on or the to top up for with fresh freshly squeezed cold chilled hot warm ice cube crushed dry garnish optional taste'.split(
    ' ',
  ),
);

function ingredientWords(cocktail: Comparable): Set<string> {
  const words = cocktail.ingredients.flatMap((line) => foldWords(readIngredientLine(line).rest));
  return new Set(words.filter((word) => !PLAIN_WORDS.has(word) && !/^\d/.test(word)));
}

const shared = <Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): number =>
  [...one].filter((item) => other.has(item)).length;

/** 0 to 1, so that long lists win nothing by their length. */
function overlap<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): number {
  const common = shared(one, other);
  return common === 0 ? 0 : common / (one.size + other.size - common);
}

export function similarRecipes<Recipe extends Comparable>(
  recipe: Comparable,
  others: readonly Recipe[],
  max: number,
): Recipe[] {
  const spirits = new Set(recipe.spirits);
  const categories = new Set(recipe.category);
  const words = ingredientWords(recipe);
  const points = (other: Recipe): number =>
    SPIRIT_POINTS * overlap(spirits, new Set(other.spirits)) +
    CATEGORY_POINTS * overlap(categories, new Set(other.category)) +
    INGREDIENT_POINTS * overlap(words, ingredientWords(other));
  return others
    .filter((other) => other.id !== recipe.id)
    .map((other) => ({ other, points: points(other) }))
    .filter((scored) => scored.points > 0)
    .map(({ other, points: score }) => ({
      other,
      // The technique alone makes no family: nearly everything is shaken.
      points: score + (recipe.type !== null && other.type === recipe.type ? TECHNIQUE_POINTS : 0),
    }))
    .sort((one, two) => two.points - one.points || one.other.name.localeCompare(two.other.name, 'en'))
    .slice(0, max)
    .map(({ other }) => other);
}
