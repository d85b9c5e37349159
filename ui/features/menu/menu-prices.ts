import type { Menu } from '#openapi/generated/model.ts';
import { useOnceHydrated } from '#ui/lib/browser/useOnceHydrated.ts';

/** The server does not know the visitor's language. */
const SERVER_LOCALE = 'en-US';
/** As many decimals as a price may have, so that none is rounded. */
const MAX_DECIMALS = 3;

/** How people write what something costs, in the visitor's language. */
export function usePrices({ currency }: Pick<Menu, 'currency'>): (price: string) => string {
  const locale = useOnceHydrated(() => navigator.language, SERVER_LOCALE);
  return (price) => priceText(price, currency, locale);
}

/** The digits stay what they are: a decimal never becomes a binary number. */
export function priceText(price: string, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(usableLocale(locale), {
    style: 'currency',
    currency,
    maximumFractionDigits: MAX_DECIMALS,
  });
  return format.format(price as `${number}`);
}

/** A browser may name its language as its system does, such as `C`, which is no language tag and would end the page. */
function usableLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? SERVER_LOCALE;
  } catch {
    return SERVER_LOCALE;
  }
}
