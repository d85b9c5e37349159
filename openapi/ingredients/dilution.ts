import { patternsOf } from './word-patterns.ts';
import WORDS from './words/mixing-words.json' with { type: 'json' };

export type MixingMethod = keyof typeof WORDS.mixings;

const MIXINGS = Object.entries(WORDS.mixings).map(
  ([mixing, words]) => [new RegExp(words.join('|'), 'i'), mixing as MixingMethod] as const,
);

const PATTERNS = patternsOf(WORDS.patterns);
const NO_ICE = new RegExp(WORDS.noIce, 'g');
export const HOT_WORDS = PATTERNS.hot;

/** Returns null for a name that says nothing about ice. */
export const mixingMethodOf = (technique: string | null): MixingMethod | null =>
  MIXINGS.find(([name]) => name.test(technique ?? ''))?.[1] ?? null;

/** A drink without a technique is built. `words` are all words of the recipe, folded. */
export function mixingMethodOfDrink(technique: string | null, words: string): MixingMethod {
  const mixing = mixingMethodOf(technique) ?? 'built';
  if (PATTERNS.ice.test(words.replace(NO_ICE, ' '))) return mixing;
  return mixing === 'built' || (mixing === 'stirred' && HOT_WORDS.test(words)) ? 'none' : mixing;
}

/**
 * The water from the ice as a fraction of the undiluted volume. `abvFraction` is from 0 to 1. `words` are all
 * words of the recipe, folded.
 *
 * Stirred and shaken follow Dave Arnold's curves (Liquid Intelligence, 2014). Copies of the second curve
 * differ in its first sign; the minus keeps shaken sours at 50 to 60 %. The rest are our estimates. A built
 * drink takes 15 %, 28 % if it is stirred for 15 seconds or longer, and 45 % on crushed ice. A blended one
 * takes 80 %. Crushed ice adds 10 % to stirred and shaken drinks. Hot and layered drinks have no ice.
 */
export function dilutionFraction(mixing: MixingMethod, abvFraction: number, words = ''): number {
  const isOnCrushedIce = PATTERNS.crushedIce.test(words);
  const fromCrushedIce = isOnCrushedIce ? 0.1 : 0;
  if (mixing === 'stirred') return -1.21 * abvFraction ** 2 + 1.246 * abvFraction + 0.145 + fromCrushedIce;
  if (mixing === 'shaken') return -1.567 * abvFraction ** 2 + 1.742 * abvFraction + 0.203 + fromCrushedIce;
  if (mixing === 'blended') return 0.8;
  if (mixing !== 'built') return 0;
  if (isOnCrushedIce) return 0.45;
  return PATTERNS.stirredLong.test(words) ? 0.28 : 0.15;
}
