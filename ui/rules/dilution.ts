/** Ways of mixing that differ in the water which they take from the ice. */
export type Mixing = 'stirred' | 'shaken' | 'built' | 'blended' | 'none';

const MIXINGS: readonly [RegExp, Mixing][] = [
  [/stir|throw/i, 'stirred'],
  [/shak|swizzl/i, 'shaken'],
  [/build|built|muddl/i, 'built'],
  [/blend|frozen/i, 'blended'],
  [/stove|hot|layer/i, 'none'],
];

/** The kind of mixing that a technique's name speaks of; null for a name that says nothing about ice. */
export function mixingOf(technique: string | null): Mixing | null {
  return MIXINGS.find(([name]) => name.test(technique ?? ''))?.[1] ?? null;
}

/**
 * Water from the ice as a share of the undiluted drink's volume, by the strength of that drink (0 to 1).
 *
 * Stirred and shaken are Dave Arnold's curves, fitted to his measurements (Liquid Intelligence, 2014): a stirred drink
 * gains some 40 to 49 %, a shaken sour 51 to 60 %. Printed copies of the shaken curve differ in its first sign; with a plus
 * a daiquiri would come to 68 %, outside of what he measured, with the minus to 52 %. A built or muddled drink is stirred
 * a few turns in its glass and taken for 15 %, before the ice goes on melting; a blended one drinks most of its crushed ice,
 * taken for 80 %. Hot and layered drinks meet no ice.
 */
export function dilutionShare(mixing: Mixing, strength: number): number {
  if (mixing === 'stirred') return -1.21 * strength ** 2 + 1.246 * strength + 0.145;
  if (mixing === 'shaken') return -1.567 * strength ** 2 + 1.742 * strength + 0.203;
  if (mixing === 'built') return 0.15;
  return mixing === 'blended' ? 0.8 : 0;
}
