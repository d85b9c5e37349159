import type { Menu } from '#openapi/generated/model.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { american } from '#ui/lib/words/american.ts';

export interface MenuLine {
  id: string;
  name: string;
  price: string;
  note: string;
  /** This is a text such as 'Contains egg, milk'; it is empty where nothing is known. */
  allergens: string;
  /** This is the drink's empty glass, to be drawn. */
  glass: DrawableRecipe;
}

export interface MenuPart {
  title: string;
  lines: readonly MenuLine[];
}

/** Returns the parts of a menu that have a drink. Visitors do not see drafts, so a part may have none. */
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
