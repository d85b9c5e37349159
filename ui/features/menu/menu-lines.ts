import type { Menu } from '#openapi/generated/model.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { american } from '#ui/lib/words/american.ts';

export interface MenuLine {
  id: string;
  name: string;
  price: string;
  note: string;
  /** 'Contains egg, milk'; empty where nothing is told. */
  allergens: string;
  /** Its empty glass, to be drawn. */
  glass: DrawableRecipe;
}

export interface MenuPart {
  title: string;
  lines: readonly MenuLine[];
}

/** The parts of a menu that have a drink: all drinks of a part may be drafts, which visitors do not see. */
export function menuParts({ sections = [], cocktails }: Menu, prices: (price: string) => string): MenuPart[] {
  const told = new Map(cocktails.map((cocktail) => [cocktail.id, cocktail]));
  return sections.flatMap(({ title, drinks = [] }) => {
    const lines = drinks.map(({ cocktail: id, price, note }) => {
      const { name = id, glassware = null, contains } = told.get(id) ?? {};
      return {
        id,
        name,
        price: price ? prices(price) : '',
        note: note ?? '',
        allergens: allergenWords(contains),
        glass: { name, glassware, ingredients: [], instructions: [], garnish: [], type: null },
      };
    });
    return lines.length > 0 ? [{ title, lines }] : [];
  });
}

function allergenWords(contains: readonly string[] = []): string {
  return contains.length > 0 ? `Contains ${contains.map(american).join(', ')}` : '';
}
