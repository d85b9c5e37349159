import { capitalised } from '#openapi/text/capitalised.ts';
import { foldLine, singular } from '#openapi/text/fold-text.ts';
import { typicalAbv } from '#openapi/ingredients/typical-abv.ts';
import type { ShownUnit } from '#openapi/ingredients/lines/units.ts';
import { wholeMl } from '#openapi/ingredients/volume.ts';
import { firstNamed } from '#openapi/ingredients/word-patterns.ts';
import DATA from './shop-goods-tables.json' with { type: 'json' };

// The tables give what a word decides. What follows from strength or unit stands here.

/** In the order of a shop. */
export const AISLES: readonly string[] = DATA.aisleOrder;

const aisleIn = firstNamed(DATA.aisles);
const bottleIn = firstNamed(DATA.bottles);
const squeezedIn = firstNamed(DATA.squeezed);
const cutIn = firstNamed(DATA.cuts);

const SEASONING = /\b(?:bitters|extract|essence|flavou?ring|flower water)\b/;

export function aisleOf(name: string): string {
  const words = foldLine(name);
  if (SEASONING.test(words)) return 'Pantry';
  if ((typicalAbv(name) ?? 0) > 0) return 'Spirits, wines and liqueurs';
  return aisleIn(words)?.aisle ?? 'Pantry';
}

const SPIRIT_PERCENT = 15;
const SPIRIT_ML = { oz: 750, ml: 700, cl: 700 };

/** Returns null if no usual bottle is known. */
export function bottleMl(name: string, unit: ShownUnit = 'ml'): number | null {
  const isSpirit = (typicalAbv(name) ?? 0) >= SPIRIT_PERCENT;
  return bottleIn(foldLine(name))?.ml ?? (isSpirit ? SPIRIT_ML[unit] : null);
}

interface WholeGood {
  name: string;
  fraction: number;
  /** Peels come off the fruit that is squeezed, so that only the larger of both is bought. */
  isPeel?: boolean;
}

const EGG = /^(?:raw |fresh |whole )?eggs?(?: whites?| yolks?)?$/;

/** Returns what is bought for whole fruit, its pieces and eggs: a sixth of a lime for `lime wheel`. */
export function wholeGood(words: string): WholeGood | null {
  const text = foldLine(words);
  if (EGG.test(text)) return { name: 'Eggs', fraction: 1 };
  const [first = '', ...piece] = text.split(' ');
  const fruit = singular(first);
  const cut = piece.length === 0 ? { fraction: 1 } : cutIn(piece.join(' '));
  return cut && DATA.wholeFruit.includes(fruit) ? { ...cut, name: `${capitalised(fruit)}s` } : null;
}

/** Returns the fruit whose juice a measured line pours, and how much it has. A juice in a carton has none. */
export function squeezedFruit(words: string): { name: string; juiceMl: number } | null {
  const name = squeezedIn(foldLine(words))?.name;
  return name === undefined ? null : { name, juiceMl: wholeMl(name.toLowerCase()) ?? Infinity };
}
