import type { Menu } from '#openapi/generated/model.ts';

export interface MenuLine {
  id: string;
  name: string;
  price: string;
  note: string;
  /** The id of its glass. */
  glassware: string | null;
  /** 'Contains egg, milk'; empty where nothing is told. */
  allergens: string;
}

export interface MenuPart {
  title: string;
  lines: readonly MenuLine[];
}

/** What there is to read: a part without a drink is left out, since all of its drinks may be drafts. */
export function menuParts({ sections = [], cocktails }: Menu, prices: (price: string) => string): MenuPart[] {
  const told = new Map(cocktails.map((cocktail) => [cocktail.id, cocktail]));
  return sections.flatMap(({ title, drinks = [] }) => {
    const lines = drinks.map(({ cocktail, price, note }) => ({
      id: cocktail,
      name: told.get(cocktail)?.name ?? cocktail,
      price: price ? prices(price) : '',
      note: note ?? '',
      glassware: told.get(cocktail)?.glassware ?? null,
      allergens: allergenWords(told.get(cocktail)?.contains),
    }));
    return lines.length > 0 ? [{ title, lines }] : [];
  });
}

function allergenWords(contains: readonly string[] = []): string {
  return contains.length > 0 ? `Contains ${contains.join(', ')}` : '';
}
