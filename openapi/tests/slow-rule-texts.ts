/** A text that repeats one of these parts makes a rule slow if its work grows faster than the text. */
const REPEATED = [
  'x',
  '1',
  '1/',
  '1 1/2 ',
  '½',
  ' ',
  '\n',
  '\u0301',
  "'",
  '(',
  ', ',
  'a b ',
  'lime ',
  '10 minutes ',
  '1 oz ',
  'gin or ',
  'Gin, each mint, ',
];

/** About `length` characters: a beginning, a repeated part, and an end that fits no rule. */
function repetitiveTexts(length: number): string[] {
  return REPEATED.flatMap((part) =>
    ['1 oz gin', 'fill a'].map((start) => `${start}${part.repeat(Math.ceil(length / part.length))}~`),
  );
}

const SHORT = 1000;
const LONG = 16 * SHORT;
/** A rule whose work grows with the square of the text needs 256 times as much. */
const MAX_TIMES = 100;
const MAX_MORE_MS = 60;
const TRIES = 4;

type TextRule = (text: string) => unknown;

/** The processor's time, on which other work of the machine has little influence. */
async function costMs(rule: TextRule, text: string): Promise<number> {
  const before = process.cpuUsage();
  await rule(text);
  return process.cpuUsage(before).user / 1000;
}

/** The starts of texts for which the work of a rule grows faster than the text, even in its best try. */
export async function slowRuleTexts(rule: TextRule): Promise<string[]> {
  const short = repetitiveTexts(SHORT);
  const costly: string[] = [];
  for (const [index, text] of repetitiveTexts(LONG).entries()) {
    const least = await costMs(rule, short[index] ?? '');
    let isCostly = true;
    for (let attempt = 0; isCostly && attempt < TRIES; attempt += 1)
      isCostly = (await costMs(rule, text)) > least * MAX_TIMES + MAX_MORE_MS;
    if (isCostly) costly.push(text.slice(0, 20));
  }
  return costly;
}
