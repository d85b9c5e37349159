import { entriesOf } from '#openapi/entries-of.ts';
import { useStored, writeStored } from '#ui/lib/stored/stored-value.ts';

/** Stores the staples that the kitchen lacks, between commas: words that a recipe may not name then. */
export const LACKING_KEY = 'lacking';

/** Ingredients that a bar takes for granted; `word` is what the API's filter takes to leave one out. */
export const STAPLES: readonly { word: string; label: string }[] = [
  { word: 'lemon', label: 'Lemons' },
  { word: 'lime', label: 'Limes' },
  { word: 'orange juice', label: 'Orange juice' },
  { word: 'pineapple juice', label: 'Pineapple juice' },
  { word: 'simple syrup', label: 'Simple syrup' },
  { word: 'sugar', label: 'Sugar' },
  { word: 'honey', label: 'Honey' },
  { word: 'egg', label: 'Eggs' },
  { word: 'cream', label: 'Cream' },
  { word: 'milk', label: 'Milk' },
  { word: 'mint', label: 'Mint' },
  { word: 'espresso', label: 'Espresso' },
];

/** Words that the device says are missing. */
export function useLacking(): [readonly string[], (words: readonly string[]) => void] {
  const words = entriesOf(useStored(LACKING_KEY) ?? '');
  const known = STAPLES.map(({ word }) => word).filter((word) => words.includes(word));
  return [known, (lacking) => writeStored(LACKING_KEY, lacking.join())];
}
