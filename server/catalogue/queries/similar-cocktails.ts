import type { Cocktail } from '#openapi/generated/model.ts';
import { readIngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import { foldWords } from '#openapi/text/fold-text.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { Item } from '../items/item.ts';
import { cocktailView } from './views.ts';
import { listCocktails } from './list-cocktails.ts';

const MAX_CANDIDATES = 300;

/** The most similar is first. A large catalogue compares only recipes with its first spirit or category. */
export function similarCocktails(catalogue: Catalogue, item: Item): Cocktail[] {
  const recipe = cocktailView(catalogue, item);
  const [spirit] = recipe.spirits;
  const [category = ''] = recipe.category;
  const isLarge = catalogue.itemSets.cocktails.size > MAX_CANDIDATES;
  const family = spirit === undefined ? { category } : { spirit };
  const candidates = listCocktails(catalogue, isLarge ? family : {}).slice(0, MAX_CANDIDATES);
  const others = candidates.map((candidate) => cocktailView(catalogue, candidate));
  return similarRecipes(recipe, others);
}

type Comparable = Pick<Cocktail, 'id' | 'name' | 'spirits' | 'category' | 'type' | 'ingredients'>;

const SPIRIT_POINTS = 4;
const CATEGORY_POINTS = 3;
const TECHNIQUE_POINTS = 1;
const INGREDIENT_POINTS = 2;

const PLAIN_TEXT =
  'a an and as at in of on or the to top up for with fresh freshly squeezed cold chilled hot warm ice cube crushed dry garnish optional taste';
const PLAIN_WORDS = new Set(PLAIN_TEXT.split(' '));

function ingredientWords(cocktail: Comparable): Set<string> {
  const words = cocktail.ingredients.flatMap((line) => foldWords(readIngredientLine(line).afterAmount));
  return new Set(words.filter((word) => !PLAIN_WORDS.has(word) && !/^\d/.test(word)));
}

/** The overlap is from 0 to 1, so that long lists have no advantage. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((item) => b.has(item)).length;
  return common === 0 ? 0 : common / (a.size + b.size - common);
}

/** The most similar is first. A common technique alone does not count: most recipes are shaken. */
export function similarRecipes<Recipe extends Comparable>(recipe: Comparable, others: readonly Recipe[]) {
  const spirits = new Set(recipe.spirits);
  const categories = new Set(recipe.category);
  const words = ingredientWords(recipe);
  return others
    .filter((other) => other.id !== recipe.id)
    .map((other) => {
      const common =
        SPIRIT_POINTS * overlap(spirits, new Set(other.spirits)) +
        CATEGORY_POINTS * overlap(categories, new Set(other.category)) +
        INGREDIENT_POINTS * overlap(words, ingredientWords(other));
      const isSameTechnique = recipe.type !== null && other.type === recipe.type;
      return { other, points: common === 0 ? 0 : common + (isSameTechnique ? TECHNIQUE_POINTS : 0) };
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.other.name.localeCompare(b.other.name, 'en'))
    .map(({ other }) => other);
}
