import type { Menu } from '#openapi/generated/model.ts';
import { useOnceHydrated } from '#ui/hooks/useOnceHydrated.ts';

/** The server writes prices in this language, since it does not know the visitor's. */
const SERVER_LOCALE = 'en-US';
/** The most decimals of a price. None of them is rounded away. */
const MAX_DECIMALS = 3;

/** Writes prices as people do in the visitor's language. */
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

/** A browser may name `C`, which is no language tag. */
function usableLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? SERVER_LOCALE;
  } catch {
    return SERVER_LOCALE;
  }
}
