import type { Menu } from '#openapi/generated/model.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { shortContainsWords } from '#ui/lib/words/allergen-words.ts';
import type { PageHead } from '#ui/lib/pages/page-head.ts';
import { useOnceHydrated } from '#ui/hooks/useOnceHydrated.ts';

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

export function menuHead(menu: Menu): PageHead {
  const names = sectionsOf(menu, (price) => price).flatMap(({ lines }) => lines.map(({ name }) => name));
  return { title: menu.name, description: menu.introduction ?? names.join(', ') };
}

/** The server formats prices for this locale, since it does not know the visitor's. */
const SERVER_LOCALE = 'en-US';
/** The maximum number of decimals in a price, all of which are shown. */
const MAX_DECIMALS = 3;

/** Formats prices for the visitor's locale. */
export function usePrices({ currency }: Pick<Menu, 'currency'>): (price: string) => string {
  const locale = useOnceHydrated(() => navigator.language, SERVER_LOCALE);
  return (price) => priceText(price, currency, locale);
}

/** Formats the price as a decimal text, since a binary number could change its digits. */
export function priceText(price: string, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(usableLocale(locale), {
    style: 'currency',
    currency,
    maximumFractionDigits: MAX_DECIMALS,
  });
  return format.format(price as `${number}`);
}

/** A browser may report the locale `C`, which `Intl` refuses. */
function usableLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? SERVER_LOCALE;
  } catch {
    return SERVER_LOCALE;
  }
}
