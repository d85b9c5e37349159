export const FRACTION_SIGNS = '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';
export const FRACTION_SIGN = `[${FRACTION_SIGNS}]`;

/** The first of two equally near ones counts. 0 stands behind 1/8, so that 1/16 is shown as 1/8. */
const FRACTIONS = '1/8 1/4 1/3 3/8 1/2 5/8 2/3 3/4 7/8 0 1'.split(' ').map((text) => {
  const [top = 0, bottom = 1] = text.split('/').map(Number);
  return { text, value: top / bottom };
});
const SAME = 0.004;

/** Tells whether a value can be written with eighths or thirds, so that nothing is lost. */
export const isFraction = (number: number): boolean =>
  FRACTIONS.some(({ value }) => Math.abs((number % 1) - value) < SAME);

export function formatFraction(number: number): string {
  const whole = Math.floor(number + SAME);
  const distance = ({ value }: (typeof FRACTIONS)[number]) => Math.abs(number - whole - value);
  const { text, value } = FRACTIONS.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  if (Number.isInteger(value)) return String(whole + value);
  return whole === 0 ? text : `${whole} ${text}`;
}

export const formatDecimal = (value: number): string => String(Math.round(value * 100) / 100);
