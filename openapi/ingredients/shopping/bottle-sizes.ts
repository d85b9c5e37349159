import { typicalAbv } from '../alcohol-table.ts';
import { foldLine } from '#openapi/names/fold-line.ts';
import { wholeWords } from '#openapi/names/whole-words.ts';
import type { ShownUnit } from '../units.ts';

/** From this strength on, what no line of the table names is sold as spirits and liqueurs are. */
const SPIRIT_PERCENT = 15;
const SPIRIT_ML = 700;
const US_SPIRIT_ML = 750;

/** What a bottle, can or tin usually holds, by words of its folded name; the first line that fits counts. */
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

/** Millilitres of the bottle that something is sold in, where people read this unit; null where no usual one is known. */
export function bottleMl(name: string, unit: ShownUnit = 'ml'): number | null {
  const text = foldLine(name);
  const known = SIZES_ML.find(([words]) => words.test(text))?.[1];
  if (known !== undefined) return known;
  return (typicalAbv(name) ?? 0) >= SPIRIT_PERCENT ? (unit === 'oz' ? US_SPIRIT_ML : SPIRIT_ML) : null;
}
