export interface Quantity {
  low: number;
  high: number;
  length: number;
}

const SIGNS = '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';
export const FRACTION_SIGN = `[${SIGNS}]`;
const FRACTION = String.raw`\d{1,2}\s?[/⁄]\s?\d{1,2}(?!\d)`;
const DECIMAL = String.raw`\d{1,3}(?:,\d{3})+(?!\d)|\d*[.,]\d{1,3}(?!\d)|\d+`;
/** A pattern for what looks like a number, whether bars know it or not: `2`, `1.5`, `.75`, `11/2`, `1 1/2`, `½`, `1½`. */
export const ANY_NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*[/⁄]\s*\d+)?(?:\s*${FRACTION_SIGN})?|\.\d+|${FRACTION_SIGN})(?:\s+\d+\s*[/⁄]\s*\d+)?`;
const NUMBER = `(?:(\\d{1,3})(?:\\s?(${FRACTION_SIGN})|\\s+(${FRACTION}))|(${FRACTION_SIGN})|(${FRACTION})|(${DECIMAL}))`;
const RANGE = new RegExp(`^${NUMBER}(?:(\\s?[-–—]\\s?|\\s(?:to|or)\\s)${NUMBER})?`, 'u');

const FRACTIONS = /^(?:1[/⁄](?:2|3|4|5|6|8|10|16)|2[/⁄]3|3[/⁄]4|[357][/⁄]8)$/;

/** Value of `3/4`; null when bars know no such fraction: `50/50`, the slip `11/2`, or `6/8` leaves, a range. */
function fractionValue(fraction: string): number | null {
  const plain = fraction.replace(/\s/g, '');
  return FRACTIONS.test(plain) ? quotient(plain) : null;
}

function quotient(fraction: string): number {
  const [top = 0, bottom = 1] = fraction.normalize('NFKD').split(/[/⁄]/).map(Number);
  return top / bottom;
}

function groupsValue(groups: readonly (string | undefined)[]): number | null {
  const [whole, wholeSign, wholeFraction, sign, fraction, decimal] = groups;
  if (whole !== undefined) {
    const part = wholeSign ? quotient(wholeSign) : fractionValue(wholeFraction ?? '');
    return part === null ? null : Number(whole) + part;
  }
  if (sign) return quotient(sign);
  if (fraction) return fractionValue(fraction);
  const isThousands = /^\d{1,3}(,\d{3})+$/.test(decimal ?? '') && !decimal?.startsWith('0');
  return Number(isThousands ? decimal?.replaceAll(',', '') : decimal?.replace(',', '.'));
}

/** Null for a part of something else (`12-oz can`, `40% gin`); `1-1/2` is one and a half. */
export function readQuantity(text: string): Quantity | null {
  const found = RANGE.exec(text);
  if (!found) return null;
  const low = groupsValue(found.slice(1, 7));
  if (low === null || !(low > 0)) return null;
  const after = text.slice(found[0].length);
  if (/^(?:\s?[\d%°/⁄]|[-–—.,]\S|\s?["”])/u.test(after)) return null;
  const separator = found[7];
  if (separator === undefined) return { low, high: low, length: found[0].length };
  const high = groupsValue(found.slice(8, 14));
  if (high === null) return null;
  if (high > low) return { low, high, length: found[0].length };
  const isMixed = separator === '-' && Number.isInteger(low) && found[12] !== undefined;
  return isMixed ? { low: low + high, high: low + high, length: found[0].length } : null;
}

const SHOWN_FRACTIONS = '1/8 1/4 1/3 3/8 1/2 5/8 2/3 3/4 7/8'
  .split(' ')
  .map((text): [number, string] => [quotient(text), text]);

/** Whether a value can be written with eighths or thirds, so that nothing is lost by writing it so. */
export function isFraction(value: number): boolean {
  const part = value % 1;
  return [0, 1, ...SHOWN_FRACTIONS.map(([shown]) => shown)].some((shown) => Math.abs(part - shown) < 0.004);
}

export function formatFraction(value: number): string {
  const whole = Math.floor(value + 0.004);
  const part = value - whole;
  const [nearest, text] = SHOWN_FRACTIONS.reduce((best, candidate) =>
    Math.abs(candidate[0] - part) < Math.abs(best[0] - part) ? candidate : best,
  );
  if (part < nearest / 2 && nearest === 1 / 8) return String(whole);
  if (part > 15 / 16) return String(whole + 1);
  return whole === 0 ? text : `${whole} ${text}`;
}

export function formatDecimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}
