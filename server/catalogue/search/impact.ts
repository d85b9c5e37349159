/** How much a field counts, and how many words it has as a rule. */
export const FIELDS = {
  name: { boost: 10, typicalWords: 2.3 },
  spirits: { boost: 4, typicalWords: 2.2 },
  category: { boost: 4, typicalWords: 1.4 },
  ingredients: { boost: 2, typicalWords: 4.3 },
  type: { boost: 2, typicalWords: 1.2 },
  description: { boost: 0.5, typicalWords: 16 },
  sounds: { boost: 5, typicalWords: 2.3 },
} as const;

export type SearchField = keyof typeof FIELDS;
/** Texts that no two cocktails share. */
export type OwnField = 'name' | 'description' | 'sounds';

/** BM25+ (Lv and Zhai, 2011) as MiniSearch has it. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };

/** How much a word tells that stands `times` times among `words`. */
export function impactOf(field: SearchField, times: number, words: number): number {
  const { k, b, d } = BM25;
  const relativeLength = words / FIELDS[field].typicalWords;
  return d + (times * (k + 1)) / (times + k * (1 - b + b * relativeLength));
}

export function rarity(having: number, all: number): number {
  return Math.log(1 + (Math.max(all, having) - having + 0.5) / (having + 0.5));
}

const IMPACT_BITS = 10;
const MAX_IMPACT = (1 << IMPACT_BITS) - 1;
const MAX_SLOT = 2 ** (31 - IMPACT_BITS) - 1;
const IMPACTS_PER_POINT = 300;

/** A slot and an impact in one number, so that an entry takes eight bytes. */
export function packed(slot: number, impact: number): number {
  if (slot > MAX_SLOT) throw new RangeError(`More than ${MAX_SLOT} cocktails cannot be searched.`);
  return slot * (MAX_IMPACT + 1) + Math.min(MAX_IMPACT, Math.round(impact * IMPACTS_PER_POINT));
}

export function slotIn(entry: number): number {
  return entry >>> IMPACT_BITS;
}

export function impactIn(entry: number): number {
  return (entry & MAX_IMPACT) / IMPACTS_PER_POINT;
}
