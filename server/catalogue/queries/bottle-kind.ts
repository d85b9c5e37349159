import type { BottleKind } from '#openapi/generated/model.ts';
import { allergensIn } from '#openapi/ingredients/allergens.ts';
import { typicalAbv } from '#openapi/ingredients/typical-abv.ts';
import { wordTest } from '#openapi/ingredients/word-patterns.ts';
import WORDS from '#openapi/ingredients/words/bottles.json' with { type: 'json' };
import { foldLine } from '#openapi/text/fold-text.ts';
import { memoize } from '#openapi/text/memoize.ts';

const MIXER_PERCENT = 8;
const isSpirit = wordTest(WORDS.spirits);
const isLiqueur = wordTest(WORDS.liqueurs);

/** Wines are known by their sulphites. Memoized, because a bar needs the kinds of all its bottles. */
export const bottleKind = memoize((name: string): BottleKind => {
  if ((typicalAbv(name) ?? Infinity) < MIXER_PERCENT) return 'mixers';
  if (allergensIn(name).includes('sulphites')) return 'wines';
  const words = foldLine(name);
  return isSpirit(words) && !isLiqueur(words) ? 'spirits' : 'liqueurs';
});
