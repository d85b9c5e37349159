import { foldLine, wholeWords } from '#openapi/names/fold-text.ts';
import { typicalAbv } from '../alcohol-table.ts';
import type { ShownUnit } from '../units.ts';

export const AISLES = [
  'Spirits, wines and liqueurs',
  'Mixers and juices',
  'Fruit and herbs',
  'Eggs and dairy',
  'Pantry',
  'Ice and straws',
] as const;
export type Aisle = (typeof AISLES)[number];

const WORDS: readonly [RegExp, Aisle][] = (
  [
    ['ice|straws?', 'Ice and straws'],
    ['cream of coconut|coffee beans?|sauce|syrup|sugar|grenadine|brine|extract|salt|pepper|nutmeg', 'Pantry'],
    [
      'soda(?: water)?|tonic|cola|ginger (?:beer|ale)|juice|lemonade|cordial|puree|water|coffee|espresso|tea',
      'Mixers and juices',
    ],
    ['eggs?|milk|cream|butter|yogh?urt', 'Eggs and dairy'],
    [
      'limes?|lemons?|oranges?|grapefruits?|pineapples?|apples?|mint|basil|celery|cucumbers?|[a-z]*berr(?:y|ies)|peach(?:es)?|rosemary|thyme|sage',
      'Fruit and herbs',
    ],
  ] as const
).map(([words, aisle]) => [wholeWords(words), aisle]);

const SEASONING = /\b(?:bitters|extract|essence|flavou?ring|flower water)\b/;

export function aisleOf(name: string): Aisle {
  const words = foldLine(name);
  if (SEASONING.test(words)) return 'Pantry';
  if ((typicalAbv(name) ?? 0) > 0) return 'Spirits, wines and liqueurs';
  return WORDS.find(([known]) => known.test(words))?.[1] ?? 'Pantry';
}

const SPIRIT_PERCENT = 15;
const SPIRIT_ML = 700;
const US_SPIRIT_ML = 750;

const SIZES_ML: readonly [words: RegExp, ml: number][] = (
  [
    ['bitters', 200],
    ['aperol', 700],
    ['extract|essence|flavou?ring|flower water', 50],
    ['ginger beer|ginger ale|root beer|beer|lager|ale|stout|hard cider', 330],
    ['tonic water|tonic|cola|grapefruit soda|lemon-lime soda|bitter lemon', 200],
    ['vermouth|sherry|port|madeira|champagne|prosecco|wine|sake|lillet|dubonnet', 750],
    ['cream of coconut', 425],
    ['worcestershire sauce', 150],
    ['syrup|cordial|grenadine|orgeat', 500],
  ] as const
).map(([words, ml]) => [wholeWords(words), ml]);

/** Null where no usual bottle is known. */
export function bottleMl(name: string, unit: ShownUnit = 'ml'): number | null {
  const text = foldLine(name);
  const known = SIZES_ML.find(([words]) => words.test(text))?.[1];
  if (known !== undefined) return known;
  return (typicalAbv(name) ?? 0) >= SPIRIT_PERCENT ? (unit === 'oz' ? US_SPIRIT_ML : SPIRIT_ML) : null;
}

interface WholeGood {
  name: string;
  share: number;
  /** Peels come off the fruit that is squeezed, so that only the larger of both is bought. */
  isPeel: boolean;
}

const FRUIT: readonly [word: string, name: string, juiceMl: number][] = [
  ['limes?', 'Limes', 30],
  ['lemons?', 'Lemons', 45],
  ['(?:fresh(?:(?:ly)?[ -][a-z]+)? )oranges?', 'Oranges', 75],
  ['(?:fresh(?:(?:ly)?[ -][a-z]+)? )grapefruits?', 'Grapefruits', 180],
];
const JUICED = FRUIT.map(
  ([word, name, ml]) => [new RegExp(`^(?:fresh(?:(?:ly)?[ -][a-z]+)? )?${word} juice$`), name, ml] as const,
);

const CUT: readonly [pieces: string, share: number][] = [
  ['wheels?|half-wheels?', 1 / 6],
  ['wedges?|slices?', 1 / 8],
  ['twists?|peels?|zests?|spirals?', 1 / 4],
  ['shells?', 0],
];
const WHOLE = 'limes?|lemons?|oranges?|grapefruits?|apples?|pineapples?|cucumbers?';
const PIECES = CUT.map(
  ([pieces, share]) => [new RegExp(`^(${WHOLE}) (?:${pieces})$`), share, pieces.startsWith('twist')] as const,
);
const EGG = /^(?:raw |fresh |whole )?eggs?(?: whites?| yolks?)?$/;
const plural = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).replace(/s$/, '')}s`;

export function wholeGood(words: string): WholeGood | null {
  const text = foldLine(words);
  if (EGG.test(text)) return { name: 'Eggs', share: 1, isPeel: false };
  if (new RegExp(`^(?:${WHOLE})$`).test(text)) return { name: plural(text), share: 1, isPeel: false };
  for (const [pieces, share, isPeel] of PIECES) {
    const fruit = pieces.exec(text)?.[1];
    if (fruit !== undefined) return { name: plural(fruit), share, isPeel };
  }
  return null;
}

/** The fruit whose juice a measured line pours, and how much one has; null for a juice that comes in a carton. */
export function squeezedFruit(words: string): { name: string; juiceMl: number } | null {
  const text = foldLine(words);
  const found = JUICED.find(([juice]) => juice.test(text));
  return found ? { name: found[1], juiceMl: found[2] } : null;
}
