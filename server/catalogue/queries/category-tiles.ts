import type { Cocktail } from '#openapi/generated/model.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { textsIn, type Item } from '../item.ts';
import { slotsWith } from '../snapshot/facets.ts';
import { tally } from '../count-and-sort.ts';
import { cocktailView } from './views.ts';

/** At most this many categories are drawn, since more drawings would make their file too large. */
const DRAWN_CATEGORIES = 48;

/** `id` is that of the category. */
export interface CategoryTile {
  id: string;
  recipe: Readonly<Cocktail> | null;
}

/** Lists the categories by name. Only the drawn ones have a `recipe`, if they have cocktails. */
export function categoryTiles(catalogue: Catalogue): CategoryTile[] {
  return catalogue.itemSets.categories.itemsByName.map(({ id }, index) => {
    const item = index < DRAWN_CATEGORIES ? typicalCocktail(catalogue, id) : undefined;
    return { id, recipe: item ? cocktailView(catalogue, item) : null };
  });
}

const COMPARED = 60;
const COMPARED_FIELDS = ['type', 'glassware', 'spirits', 'garnish'];

/** Prefers cocktails that name the category first, then those most like the others, then featured ones. */
export function typicalCocktail(catalogue: Catalogue, category: string): Item | undefined {
  const { cocktails } = catalogue.itemSets;
  const all = cocktails.firstByName(slotsWith(catalogue.facets.cocktails, 'category', category), COMPARED);
  const namedFirst = all.filter(({ fields }) => textsIn(fields, 'category')[0] === category);
  const compared = namedFirst.length > 0 ? namedFirst : all;
  const counts = tally(compared.flatMap(valuesOf));
  const scored = compared.map((item) => {
    const values = valuesOf(item);
    const common = values.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0) / (values.length || 1);
    return { item, score: common + (item.fields['featured'] === true ? 0.5 : 0) };
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.item;
}

const valuesOf = ({ fields }: Item) =>
  COMPARED_FIELDS.flatMap((field) => textsIn(fields, field).map((id) => `${field} ${id}`));
