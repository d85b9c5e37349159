const ONES = 'one two three four five six seven eight nine'.split(' ');
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER = new RegExp(`(?<!\\S)(${TENS.join('|')})(?: (${ONES.join('|')}))?(?!\\S)`, 'g');

/** 'french seventy five' becomes 'french 75'. */
export function numbersInFigures(words: readonly string[]): string[] {
  const text = words.join(' ').replace(NUMBER, (_, tens: string, ones: string) => {
    return String(10 * (TENS.indexOf(tens) + 1) + ONES.indexOf(ones) + 1);
  });
  return text.match(/\S+/g) ?? [];
}
