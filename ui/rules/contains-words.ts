import { capitalised } from '#openapi/capitalised.ts';
import type { Cocktail } from '#openapi/generated/model/index.ts';

/** What a drink contains, worded with care: a bottle may hold what no recipe says. Null where the recipe tells of nothing. */
export function containsWords(contains: Cocktail['contains']): string | null {
  if (contains.length === 0) return null;
  const words = contains.join(', ').replace('egg', 'egg (may be raw)');
  return `${capitalised(words)}, as far as the recipe says; ask us`;
}
