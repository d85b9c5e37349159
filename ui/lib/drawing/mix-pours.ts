import { tintOf } from './ingredient-tints.ts';
import { toHex, type Oklab } from './oklab.ts';
import type { Pour } from './pour.ts';

/** '#rrggbb', and opacity 0…1. */
export interface LiquidLook {
  color: string;
  opacity: number;
}

/** Keeps coffee readable against a dark plate. */
const DARKEST_LIGHTNESS = 0.27;
/** Keeps cream apart from foam and a pale plate. */
const PALEST_LIGHTNESS = 0.91;
/** On a dark plate a clear drink must not vanish. */
const CLEAREST_OPACITY = 0.45;
/** Averaging dulls colours; a stirred Negroni does not look dull. */
const CHROMA_LIFT = 1.12;

/** In oklab, weighted by volume and strength. */
export function mixPours(pours: readonly Pour[]): LiquidLook {
  let weight = 0;
  let opacity = 0;
  const sum: [number, number, number] = [0, 0, 0];
  for (const { what, ml } of pours) {
    const tint = tintOf(what);
    const share = ml * tint.strength;
    weight += share;
    opacity += share * tint.opacity;
    sum[0] += share * tint.lab[0];
    sum[1] += share * tint.lab[1];
    sum[2] += share * tint.lab[2];
  }
  if (weight === 0) return { color: '#eef3ea', opacity: CLEAREST_OPACITY };
  const lab: Oklab = [
    Math.min(PALEST_LIGHTNESS, Math.max(DARKEST_LIGHTNESS, sum[0] / weight)),
    (sum[1] / weight) * CHROMA_LIFT,
    (sum[2] / weight) * CHROMA_LIFT,
  ];
  return {
    color: toHex(lab),
    opacity: Math.round((CLEAREST_OPACITY + (1 - CLEAREST_OPACITY) * (opacity / weight)) * 20) / 20,
  };
}
