import type { Cocktail } from '#openapi/generated/model/index.ts';

const NOTES: Partial<Record<Cocktail['contains'][number], string>> = {
  egg: 'egg (may be raw)',
  nuts: 'nuts (or fruit kernels)',
};

/** Worded with care: a bottle may hold what no recipe says. Null where the recipe tells of nothing. */
export function containsWords(contains: Cocktail['contains']): string | null {
  if (contains.length === 0) return null;
  return `${contains.map((one) => NOTES[one] ?? one).join(', ')}, as far as the recipe says; ask us`;
}
