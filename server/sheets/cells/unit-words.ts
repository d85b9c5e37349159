import AMOUNT_WORDS from '#openapi/ingredients/words/amount-words.json' with { type: 'json' };
import { memoized } from '#openapi/text/memoized.ts';
import WORDS from './value-words.json' with { type: 'json' };

/** Returns a unit without what writers set between its words: "fl oz", "fl. oz" and "floz" are alike. */
const keyOf = (unit: string): string => unit.replace(/[.\s]/g, '').replaceAll('à', 'a');

/** Units of ingredient lines, and vague words. A set, since V8 needs 50 ms for a pattern of 600 words. */
const UNITS: ReadonlySet<string> = new Set(
  [
    ...Object.values(AMOUNT_WORDS.units).flatMap((words) => words.split('|')),
    ...WORDS.vagueUnits.split(', '),
  ].map(keyOf),
);

/** Tells whether a text in small letters is a unit in any language, in the singular or plural. */
export const isUnit = memoized((text: string): boolean => {
  const key = keyOf(text);
  if (UNITS.has(key)) return true;
  const [, singular = '', single = ''] = /^((\p{L}{3,}?)e?)s$/u.exec(key) ?? [];
  return UNITS.has(singular) || UNITS.has(single);
});

/** Returns the unit with which a text of few words begins, the longest one, or '' if it begins with none. */
export function leadingUnit(words = ''): string {
  const starts = [...words.matchAll(/\p{L}+/gu)].map(({ index, 0: word }) =>
    words.slice(0, index + word.length),
  );
  return starts.findLast(isUnit) ?? '';
}
