import { capitalise } from '#openapi/text/format-text.ts';
import { foldLine, singularOf } from '#openapi/text/fold-text.ts';
import { typicalAbv } from '#openapi/ingredients/typical-abv.ts';
import type { VolumeUnit } from '#openapi/ingredients/lines/units.ts';
import { wholeMl } from '#openapi/ingredients/volume.ts';
import { rowFinder } from '#openapi/ingredients/word-patterns.ts';
import DATA from './shop-goods-tables.json' with { type: 'json' };

/** The order in which a visitor walks through a shop. */
export const AISLES: readonly string[] = DATA.aisleOrder;

const aisleIn = rowFinder(DATA.aisles);
const bottleIn = rowFinder(DATA.bottles);
const squeezedIn = rowFinder(DATA.squeezed);
const cutIn = rowFinder(DATA.cuts);
const garnishIn = rowFinder(DATA.garnishesPerGlass);

export function aisleOf(name: string): string {
  const words = foldLine(name);
  const ofBottle = bottleIn(words)?.aisle;
  if (ofBottle === undefined && (typicalAbv(name) ?? 0) > 0) return 'Spirits, wines and liqueurs';
  return ofBottle ?? aisleIn(words)?.aisle ?? 'Pantry';
}

/** Returns null if the usual size of a bottle is unknown. */
export function bottleMl(name: string, unit: VolumeUnit = 'ml'): number | null {
  const isSpirit = (typicalAbv(name) ?? 0) >= DATA.spirits.fromPercent;
  return bottleIn(foldLine(name))?.ml ?? (isSpirit ? DATA.spirits.ml[unit] : null);
}

interface WholeGood {
  name: string;
  fraction: number;
  /** Peels can come from fruit that is squeezed, so the list has only the larger number of both. */
  isPeel?: boolean;
}

const EGG = new RegExp(DATA.egg);

/** Reads whole fruit, its pieces and eggs: a `lime wheel` is a sixth of a lime. */
export function readWholeGood(words: string): WholeGood | null {
  const text = foldLine(words);
  if (EGG.test(text)) return { name: 'Eggs', fraction: 1 };
  const [first = '', ...piece] = text.split(' ');
  const fruit = singularOf(first);
  const cut = piece.length === 0 ? { fraction: 1 } : cutIn(piece.join(' '));
  return cut && DATA.wholeFruit.includes(fruit) ? { ...cut, name: `${capitalise(fruit)}s` } : null;
}

/** Returns the fruit and the juice of one, or null for a juice that is bought as juice. */
export function squeezedFruit(words: string): { name: string; juiceMl: number } | null {
  const name = squeezedIn(foldLine(words))?.name;
  return name === undefined ? null : { name, juiceMl: wholeMl(name.toLowerCase()) ?? Infinity };
}

/** Matches parts of a herb, such as 'mint leaves' and 'celery stalk'. */
export const HERB_PART = new RegExp(`^(${DATA.herbs.join('|')}) (leaf|leaves|sprigs?|stalks?)$`, 'i');

export const ICE_KG_PER_GLASS = DATA.iceKgPerGlass;

export const garnishesPerGlass = (name: string): number => garnishIn(foldLine(name))?.count ?? 1;
