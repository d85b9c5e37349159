import { isAlwaysCounted } from './ingredients.ts';

/** Bars use fractions with these denominators. Excel takes each of them for a day and a month. */
const DENOMINATORS = new Set([2, 3, 4, 5, 6, 8]);
const MONTHS = 'jan feb m[aä]r|mrz apr ma[yi] jun jul aug sep o[ck]t nov de[cz]'.split(' ');
const MONTH = `(${MONTHS.join('|')})[a-z]*`;
const DATE = new RegExp(
  String.raw`^(?:(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T]00:00(?::00)?)?|(\d{1,2})(?:-|\.\s?)${MONTH}\.?(?:[- ]\d{2,4})?|${MONTH}-(\d{1,2})|(\d{1,2})[/.](\d{1,2})[/.](\d{4}))(?=\s|$)`,
  'i',
);

/** Restores an amount that became a date: "2025-01-02 oz" is "1/2 oz", "2025-03-02 eggs" is "2-3 eggs". */
export function amountFromDate(
  text: string,
  ingredient = '',
): { text: string; date: 'none' | 'restored' | 'unknown' } {
  const match = text.length > 3 ? DATE.exec(text) : null;
  if (!match) return { text, date: 'none' };
  const [whole, , month, day, dayFirst, monthName, monthFirst, dayLast, firstNumber, secondNumber] = match;
  const named = (monthName ?? monthFirst)?.slice(0, 3).toLowerCase();
  const parts = named
    ? [MONTHS.findIndex((month) => new RegExp(month).test(named)) + 1, Number(dayFirst ?? dayLast)]
    : [Number(month ?? firstNumber), Number(day ?? secondNumber)];
  const [small = 0, large = 0] = parts.sort((a, b) => a - b);
  const rest = text.slice(whole.length);
  // A counted ingredient has no fractions, so a day and a month are a range: "2-3 dashes".
  if (isAlwaysCounted(`${rest} ${ingredient}`))
    return small < large ? { text: `${small}-${large}${rest}`, date: 'restored' } : { text, date: 'unknown' };
  if (small >= large || !DENOMINATORS.has(large)) return { text, date: 'unknown' };
  return { text: `${small}/${large}${rest}`, date: 'restored' };
}
