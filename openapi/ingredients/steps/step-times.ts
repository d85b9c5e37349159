import { TokenText } from '../lines/token-text.ts';
import { quantityAt, type Range } from '../lines/quantity.ts';

/** Times are in seconds. A range has `low` below `high`. */
export interface StepTime extends Range {
  text: string;
}

/** The largest unit is first. */
const SECONDS_OF = { hours: 3600, minutes: 60, seconds: 1 };
const UNITS = Object.keys(SECONDS_OF) as (keyof typeof SECONDS_OF)[];

/** Longer times are left out, since no drink is mixed for more than a day. */
const MAX_SECONDS = 24 * 3600;

/** Finds the times that a step names: `30 seconds`, `half an hour`, `20 to 30 s`. */
export function stepTimes(step: string): StepTime[] {
  const line = new TokenText(step);
  const times: StepTime[] = [];
  for (let index = 0; index < line.length;) {
    const found = isRest(line, index) ? null : timeAt(line, index);
    if (found && found.high <= MAX_SECONDS)
      times.push({ text: line.slice(index, found.end), low: found.low, high: found.high });
    index = found?.end ?? index + 1;
  }
  return times;
}

/** Finds a time in one unit or several: `1 hour and 30 minutes`. `end` is the index after the last token. */
function timeAt(line: TokenText, index: number, below = Infinity): (Range & { end: number }) | null {
  const number = quantityAt(line, index);
  if (!number) return null;
  const unitAt = line.word(number.end) === '-' ? number.end + 1 : number.end;
  const unit = UNITS.find((role) => line.has(role, unitAt));
  // `a second glass` names another glass, not a time.
  const isNext = unit === 'seconds' && line.has('articles', index) && unitAt === index + 1;
  if (unit === undefined || SECONDS_OF[unit] >= below || isNext) return null;
  const seconds = SECONDS_OF[unit];
  const half = line.find('half', line.skip(unit, unitAt));
  const afterUnit = half?.end ?? line.skip(unit, unitAt);
  // The full stop may end the sentence, not the unit.
  const end = line.word(afterUnit - 1) === '.' ? afterUnit - 1 : afterUnit;
  const more = timeAt(line, line.skip('and', line.word(end) === ',' ? end + 1 : end), seconds);
  const total = (bound: 'low' | 'high'): number =>
    number[bound] * seconds + (half ? seconds / 2 : 0) + (more?.[bound] ?? 0);
  return { low: total('low'), high: total('high'), end: more?.end ?? end };
}

/** Tells whether a number is the end of another one: the `five` of `forty-five minutes`. */
function isRest(line: TokenText, index: number): boolean {
  const before = line.has('to', index - 1) ? index - 2 : index - 1;
  return line.isNumber(before) || line.has('number', before);
}
