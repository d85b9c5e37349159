import type { SustainableSubstitution } from '#openapi/generated/model.ts';
import type { Tone } from '#ui/lib/words/difficulty.ts';

/** An impact is green from the first number on, or yellow from the second (PRODUCT.md, Constants). */
const GREEN_IMPACT_PERCENT = 70;
const YELLOW_IMPACT_PERCENT = 40;

export const COST_TONES: Readonly<Record<SustainableSubstitution['cost'], Tone>> = {
  Lower: 'green',
  Similar: 'blue',
  Higher: 'red',
};

export function impactTone(impactReduction: number): Tone {
  if (impactReduction >= GREEN_IMPACT_PERCENT) return 'green';
  return impactReduction >= YELLOW_IMPACT_PERCENT ? 'yellow' : 'orange';
}

export function averageImpact(swaps: readonly Pick<SustainableSubstitution, 'impactReduction'>[]): number {
  if (swaps.length === 0) return 0;
  return Math.round(swaps.reduce((sum, swap) => sum + swap.impactReduction, 0) / swaps.length);
}
