import type { Menu } from '#openapi/generated/model.ts';

export interface MenuLine {
  id: string;
  name: string;
  price: string;
  note: string;
}

export interface MenuPart {
  title: string;
  lines: readonly MenuLine[];
}

/** What there is to read: a part without a drink is left out, since all of its drinks may be drafts. */
export function menuParts({ sections = [], cocktails }: Menu, prices: (price: string) => string): MenuPart[] {
  const names = new Map(cocktails.map(({ id, name }) => [id, name]));
  return sections.flatMap(({ title, drinks = [] }) => {
    const lines = drinks.map(({ cocktail, price, note }) => ({
      id: cocktail,
      name: names.get(cocktail) ?? cocktail,
      price: price ? prices(price) : '',
      note: note ?? '',
    }));
    return lines.length > 0 ? [{ title, lines }] : [];
  });
}
