import { entriesOf } from '#openapi/pages/page-parameters.ts';
import { useStored } from '#ui/hooks/useStored.ts';
import { writeStored } from '#ui/lib/stored/stored-value.ts';

/** The device stores the missing staples, separated by commas. A recipe may not name them. */
const LACKING_KEY = 'lacking';

/** The ingredients that a bar is assumed to have. The API's filter takes `word` to leave one out. */
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

/** Reads and stores the staples that are missing on this device. */
export function useLacking(): [readonly string[], (lacking: readonly string[]) => void] {
  const stored = entriesOf(useStored(LACKING_KEY) ?? '');
  const known = STAPLES.map(({ word }) => word).filter((word) => stored.includes(word));
  return [known, (lacking) => writeStored(LACKING_KEY, lacking.join())];
}
