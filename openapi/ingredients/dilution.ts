import { patternsOf } from './word-patterns.ts';
import WORDS from './words/mixing-words.json' with { type: 'json' };

export type Mixing = keyof typeof WORDS.mixings;

const MIXINGS = Object.entries(WORDS.mixings).map(
  ([mixing, words]) => [new RegExp(words.replaceAll(', ', '|'), 'i'), mixing as Mixing] as const,
);

const PATTERNS = patternsOf(WORDS.patterns);
const NO_ICE = new RegExp(WORDS.noIce, 'g');
export const HOT = PATTERNS.hot;

/** Returns null for a name that says nothing about ice. */
export const mixingOf = (technique: string | null): Mixing | null =>
  MIXINGS.find(([name]) => name.test(technique ?? ''))?.[1] ?? null;

/** Returns how a drink is mixed: built without a technique. `words` is all that the recipe says, folded. */
export function mixingOfDrink(technique: string | null, words: string): Mixing {
  const mixing = mixingOf(technique) ?? 'built';
  if (PATTERNS.ice.test(words.replace(NO_ICE, ' '))) return mixing;
  return mixing === 'built' || (mixing === 'stirred' && HOT.test(words)) ? 'none' : mixing;
}

/**
 * Returns the water from the ice as a share of the undiluted drink's volume, by its alcohol as a share (0 to
 * 1). `words` is all that the recipe says, folded.
 *
 * Stirred and shaken follow Dave Arnold's curves (Liquid Intelligence, 2014). Copies of the shaken one differ
 * in their first sign. The minus keeps shaken sours at 50 to 60 %. The other shares are our estimates: built
 * 15 %, or 28 % if it is stirred there for 15 seconds or longer, and 45 % on crushed ice. Cold drinks take
 * another 10 % from crushed ice, blended ones 80 %. Hot and layered drinks meet no ice.
 */
export function dilutionShare(mixing: Mixing, abvShare: number, words = ''): number {
  const onCrushedIce = PATTERNS.crushedIce.test(words);
  const fromCrushedIce = onCrushedIce ? 0.1 : 0;
  if (mixing === 'stirred') return -1.21 * abvShare ** 2 + 1.246 * abvShare + 0.145 + fromCrushedIce;
  if (mixing === 'shaken') return -1.567 * abvShare ** 2 + 1.742 * abvShare + 0.203 + fromCrushedIce;
  if (mixing === 'built') return onCrushedIce ? 0.45 : PATTERNS.stirredLong.test(words) ? 0.28 : 0.15;
  return mixing === 'blended' ? 0.8 : 0;
}
