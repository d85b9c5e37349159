import type { Menu } from '#openapi/generated/model.ts';
import { useOnceHydrated } from '#ui/hooks/useOnceHydrated.ts';

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
