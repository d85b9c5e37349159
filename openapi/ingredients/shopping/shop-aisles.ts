import { foldLine } from '#openapi/names/fold-line.ts';
import { wholeWords } from '#openapi/names/whole-words.ts';
import { typicalAbv } from '../alcohol-table.ts';

/** The parts of a shop, in the order in which a list names them. */
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

/** They stand beside the flour, whatever they hold. */
const SEASONING = /\b(?:bitters|extract|essence|flavou?ring|flower water)\b/;

export function aisleOf(name: string): Aisle {
  const words = foldLine(name);
  if (SEASONING.test(words)) return 'Pantry';
  if ((typicalAbv(name) ?? 0) > 0) return 'Spirits, wines and liqueurs';
  return WORDS.find(([known]) => known.test(words))?.[1] ?? 'Pantry';
}
