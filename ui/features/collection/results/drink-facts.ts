import type { Cocktail } from '#openapi/generated/model/index.ts';

type Described = Pick<Cocktail, 'type' | 'difficulty' | 'alcoholFree' | 'strength'>;

export function drinkFacts({ type, difficulty, alcoholFree, strength }: Described): string {
  const strong = alcoholFree ? 'alcohol-free' : strength === null ? null : `${Math.round(strength)}%`;
  return [type ?? difficulty, strong].filter(Boolean).join(' · ');
}
