import { readQuantity } from '../lines/quantity.ts';
import { FRACTION_SIGN } from '../lines/tokens.ts';

export interface StepTime {
  text: string;
  /** Seconds; a range has `low` below `high`. */
  low: number;
  high: number;
}

const NUMBER_WORDS = new Map(
  (
    'a 1, an 1, half a 1/2, half an 1/2, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, ' +
    'twelve 12, fifteen 15, twenty 20, thirty 30, forty 40, sixty 60'
  )
    .split(', ')
    .map((entry) => entry.split(/ (?=\d)/) as [word: string, number: string]),
);
const WORDS = [...NUMBER_WORDS.keys()].sort((one, other) => other.length - one.length).join('|');
/** No time has a longer number: a search that is bounded takes as long as the step, whatever the step holds. */
const NUMBER = String.raw`(?:(?<!\d)\d[\d.,/⁄]{0,11}(?:\s\d/\d)?${FRACTION_SIGN}?|${FRACTION_SIGN}|\b(?:${WORDS})\b)`;
const TIME = new RegExp(
  String.raw`(${NUMBER})(?:(\s?[-–—]\s?|\s(?:to|or)\s)(${NUMBER}))?[\s-]?(hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s)\b`,
  'giu',
);
const SECONDS: Record<string, number> = { h: 3600, m: 60, s: 1 };

/** More than a day is no time that one waits for beside a glass. */
const MAX_SECONDS = 24 * 3600;

function numberOf(text: string): number | null {
  const digits = NUMBER_WORDS.get(text.toLowerCase()) ?? text;
  const quantity = readQuantity(digits);
  return quantity?.length === digits.length ? quantity.low : null;
}

interface FoundTime extends StepTime {
  start: number;
  /** Seconds of its unit. */
  unit: number;
}

/** Between the parts of one time: `1 hour and 30 minutes`. */
const JOINING = /^(?:\s|,\s|\s?,?\s(?:and|plus)\s)$/i;

export function stepTimes(step: string): StepTime[] {
  const times: FoundTime[] = [];
  for (const one of foundTimes(step)) {
    const last = times.at(-1);
    const end = last ? last.start + last.text.length : 0;
    const isPart = last !== undefined && one.unit < last.unit && JOINING.test(step.slice(end, one.start));
    if (!isPart) times.push(one);
    else
      times[times.length - 1] = {
        ...last,
        text: step.slice(last.start, one.start + one.text.length),
        low: last.low + one.low,
        high: last.high + one.high,
        unit: one.unit,
      };
  }
  return times.filter(({ high }) => high <= MAX_SECONDS).map(({ text, low, high }) => ({ text, low, high }));
}

function foundTimes(step: string): FoundTime[] {
  return [...step.matchAll(TIME)].flatMap(
    ({ 0: text, 1: least = '', 3: most, 4: name = '', index: start }) => {
      // `a second glass` is the next one.
      if (/^an? second$/i.test(text)) return [];
      const unit = SECONDS[name[0]?.toLowerCase() ?? ''] ?? 0;
      const [from, to] = [numberOf(least), numberOf(most ?? least)];
      if (from === null || to === null || to < from || to * unit > MAX_SECONDS) return [];
      return [{ text, start, unit, low: from * unit, high: to * unit }];
    },
  );
}

const SECONDS_PER_LINE = 15;
const SECONDS_PER_STEP = 20;
/** Waiting that takes no time of its own: the glass is in the freezer while the rest is made. */
const ASIDE = /\bfreezer\b|\brefrigerator\b|\bfridge\b/i;

/** The whole minutes that one serving takes to make: the times that the steps name, and a little for each other step and line. */
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
