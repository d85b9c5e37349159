import { foldLine } from '#openapi/names/fold-text.ts';
import { typicalAbv } from '../alcohol-table.ts';
import type { ShownUnit } from '../lines/units.ts';
import { wholeMl } from '../volume.ts';
import { firstNamed } from '../word-table.ts';
import DATA from '../words/goods.json' with { type: 'json' };

export const AISLES = [
  'Spirits, wines and liqueurs',
  'Mixers and juices',
  'Fruit and herbs',
  'Eggs and dairy',
  'Pantry',
  'Ice and straws',
] as const;
export type Aisle = (typeof AISLES)[number];

const aisleIn = firstNamed(DATA.aisles);

const SEASONING = /\b(?:bitters|extract|essence|flavou?ring|flower water)\b/;

export function aisleOf(name: string): Aisle {
  const words = foldLine(name);
  if (SEASONING.test(words)) return 'Pantry';
  if ((typicalAbv(name) ?? 0) > 0) return 'Spirits, wines and liqueurs';
  return (aisleIn(words)?.aisle ?? 'Pantry') as Aisle;
}

const SPIRIT_PERCENT = 15;
const SPIRIT_ML = 700;
const US_SPIRIT_ML = 750;

const bottleIn = firstNamed(DATA.bottles);

/** Returns null if no usual bottle is known. */
export function bottleMl(name: string, unit: ShownUnit = 'ml'): number | null {
  const known = bottleIn(foldLine(name))?.ml;
  if (known !== undefined) return known;
  return (typicalAbv(name) ?? 0) >= SPIRIT_PERCENT ? (unit === 'oz' ? US_SPIRIT_ML : SPIRIT_ML) : null;
}

interface WholeGood {
  name: string;
  share: number;
  /** Peels come off the fruit that is squeezed, so that only the larger of both is bought. */
  isPeel: boolean;
}

const JUICED = DATA.fruit.map(({ word, name }) => ({
  words: new RegExp(`^(?:fresh(?:(?:ly)?[ -][a-z]+)? )?${word} juice$`),
  fruit: { name, juiceMl: wholeMl(name.toLowerCase()) ?? Infinity },
}));

const WHOLE = 'limes?|lemons?|oranges?|grapefruits?|apples?|pineapples?|cucumbers?';
const IS_WHOLE = new RegExp(`^(?:${WHOLE})$`);
const PIECES = DATA.cuts.map(({ pieces, share }) => ({
  words: new RegExp(`^(${WHOLE}) (?:${pieces})$`),
  share,
  isPeel: pieces.startsWith('twist'),
}));
const EGG = /^(?:raw |fresh |whole )?eggs?(?: whites?| yolks?)?$/;
const plural = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).replace(/s$/, '')}s`;

export function wholeGood(words: string): WholeGood | null {
  const text = foldLine(words);
  if (EGG.test(text)) return { name: 'Eggs', share: 1, isPeel: false };
  if (IS_WHOLE.test(text)) return { name: plural(text), share: 1, isPeel: false };
  for (const { words: pieces, share, isPeel } of PIECES) {
    const fruit = pieces.exec(text)?.[1];
    if (fruit !== undefined) return { name: plural(fruit), share, isPeel };
  }
  return null;
}

/** Returns the fruit whose juice a measured line pours, and how much one has. Returns null for a juice that comes in a carton. */
export function squeezedFruit(words: string): { name: string; juiceMl: number } | null {
  const text = foldLine(words);
  return JUICED.find((juice) => juice.words.test(text))?.fruit ?? null;
}
