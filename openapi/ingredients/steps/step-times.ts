import { Line } from '../lines/line.ts';
import { quantityAt } from '../lines/quantity.ts';

export interface StepTime {
  text: string;
  /** Times are in seconds. A range has `low` below `high`. */
  low: number;
  high: number;
}

interface FoundTime extends StepTime {
  start: number;
  /** One of its unit has so many seconds. */
  unit: number;
  /** It is the place behind it, in tokens. */
  end: number;
}

const UNITS = [
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** A time of more than a day is left out: it is no time to wait beside a glass. */
const MAX_SECONDS = 24 * 3600;
/** It stands between the parts of one time: `1 hour and 30 minutes`. */
const JOINING = /^(?:\s|,\s|\s?,?\s(?:and|plus)\s)$/i;

/** Finds the times that a step names: `30 seconds`, `half an hour`, `20 to 30 s`. */
export function stepTimes(step: string): StepTime[] {
  const line = new Line(step);
  const times: FoundTime[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const found = timeAt(line, at);
    if (!found) continue;
    at = found.end - 1;
    const last = times.at(-1);
    const whole = last ? joined(step, last, found) : null;
    if (whole) times.pop();
    times.push(whole ?? found);
  }
  return times.filter(({ high }) => high <= MAX_SECONDS).map(({ text, low, high }) => ({ text, low, high }));
}

function timeAt(line: Line, at: number): FoundTime | null {
  const number = isRest(line, at) ? null : quantityAt(line, at);
  if (!number) return null;
  const unitAt = line.word(number.end) === '-' ? number.end + 1 : number.end;
  const [name, unit = 0] = UNITS.find(([role]) => line.has(role, unitAt)) ?? [];
  // `a second glass` is the next one.
  const isNext = name === 'seconds' && line.has('articles', at) && unitAt === at + 1;
  if (name === undefined || isNext) return null;
  const { start } = line.tokens[at] ?? { start: 0 };
  const half = line.find('half', line.skip(name, unitAt));
  const behind = half?.end ?? line.skip(name, unitAt);
  // A full stop may belong to the step.
  const end = line.word(behind - 1) === '.' ? behind - 1 : behind;
  const more = half ? unit / 2 : 0;
  const [low, high] = [number.low * unit + more, number.high * unit + more];
  return { text: line.slice(at, end), start, end, unit, low, high };
}

/** Tells whether a number ends another one, and so is none by itself: `forty-five minutes` are not five. */
function isRest(line: Line, at: number): boolean {
  const before = line.has('to', at - 1) ? at - 2 : at - 1;
  return line.isNumber(before) || line.has('number', before);
}

/** Joins both into one time. Returns null if they are two. */
function joined(step: string, first: FoundTime, next: FoundTime): FoundTime | null {
  const end = first.start + first.text.length;
  if (next.unit >= first.unit || !JOINING.test(step.slice(end, next.start))) return null;
  return {
    ...next,
    text: step.slice(first.start, next.start + next.text.length),
    start: first.start,
    low: first.low + next.low,
    high: first.high + next.high,
  };
}

const SECONDS_PER_LINE = 15;
const SECONDS_PER_STEP = 20;
/** Such waiting takes no time of its own, since the glass is in the freezer while the rest is made. */
const ASIDE = /\bfreezer\b|\brefrigerator\b|\bfridge\b/i;

/**
 * Returns the whole minutes that one serving takes to make. It adds up the times that the steps name, and a little for each other step and
 * line.
 */
export function recipeMinutes({
  ingredients,
  instructions,
}: Record<'ingredients' | 'instructions', readonly string[]>): number {
  const steps = instructions.map((step) => {
    const named = ASIDE.test(step) ? [] : stepTimes(step);
    return named.reduce((sum, { high }) => sum + high, 0) || SECONDS_PER_STEP;
  });
  const seconds = steps.reduce((sum, one) => sum + one, ingredients.length * SECONDS_PER_LINE);
  return Math.ceil(seconds / 60);
}
