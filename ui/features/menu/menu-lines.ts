import type { Menu } from '#openapi/generated/model.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { shortContainsWords } from '#ui/lib/words/allergen-words.ts';

export interface MenuLine {
  id: string;
  name: string;
  price: string;
  note: string;
  /** Such as 'Contains egg, milk', with a caveat if an ingredient is unknown, or '' without allergens. */
  allergens: string;
  /** What the drawing of the drink's empty glass needs. */
  glass: DrawableRecipe;
}

export interface ShownSection {
  title: string;
  lines: readonly MenuLine[];
}

/** Leaves out sections without drinks. A section may have none, since visitors do not see drafts. */
export function sectionsOf(menu: Menu, prices: (price: string) => string): ShownSection[] {
  const { sections = [], cocktails } = menu;
  const byId = new Map(cocktails.map((cocktail) => [cocktail.id, cocktail]));
  return sections.flatMap(({ title, drinks = [] }) => {
    const lines = drinks.map(({ cocktail: id, price, note }) => {
      const { name = id, glassware = null, contains = [], unknownIngredients = [] } = byId.get(id) ?? {};
      return {
        id,
        name,
        price: price ? prices(price) : '',
        note: note ?? '',
        allergens: shortContainsWords(contains, unknownIngredients) ?? '',
        glass: { name, glassware, ingredients: [], instructions: [], garnish: [], type: null },
      };
    });
    return lines.length > 0 ? [{ title, lines }] : [];
  });
}
