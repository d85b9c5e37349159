import type { Cocktail } from '#openapi/generated/model.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { fieldValues, type Item } from '../items/item.ts';
import type { FieldName } from '../items/resources.ts';
import { slotsWith } from '../snapshot/facets.ts';
import { tally } from './counted-names.ts';
import { cocktailView } from './views.ts';

/** More drawings would make their file too large. */
const DRAWN_CATEGORIES = 48;

/** `id` is that of the category. */
export interface CategoryTile {
  id: string;
  recipe: Cocktail | null;
}

/** All categories, by name. `recipe` is null without cocktails, and after the categories that are drawn. */
export function categoryTiles(catalogue: Catalogue): CategoryTile[] {
  return catalogue.itemSets.categories.itemsByName.map(({ id }, index) => {
    const item = index < DRAWN_CATEGORIES ? typicalCocktail(catalogue, id) : undefined;
    return { id, recipe: item ? cocktailView(catalogue, item) : null };
  });
}

const MAX_COMPARED = 60;
const COMPARED_FIELDS: readonly FieldName[] = ['type', 'glassware', 'spirits', 'garnish'];

/** Picks the cocktail that is most like the others with this first category. A featured one counts more. */
export function typicalCocktail(catalogue: Catalogue, category: string): Item | undefined {
  const { cocktails } = catalogue.itemSets;
  const all = cocktails.firstByName(
    slotsWith(catalogue.facets.cocktails, 'category', category),
    MAX_COMPARED,
  );
  const mainCocktails = all.filter(({ fields }) => fieldValues(fields, 'category')[0] === category);
  const candidates = mainCocktails.length > 0 ? mainCocktails : all;
  const counts = tally(candidates.flatMap(comparedValues));
  const scoredItems = candidates.map((item) => {
    const values = comparedValues(item);
    const common = values.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0) / (values.length || 1);
    return { item, score: common + (item.fields.featured === true ? 0.5 : 0) };
  });
  return scoredItems.sort((a, b) => b.score - a.score)[0]?.item;
}

const comparedValues = ({ fields }: Item) =>
  COMPARED_FIELDS.flatMap((field) => fieldValues(fields, field).map((id) => `${field} ${id}`));
