import type { StrengthBand } from '#openapi/generated/model.ts';
import { MEDIUM_FROM, STRONG_FROM } from '#openapi/ingredients/strength.ts';

/** The choices of the collection's filter. */
export const STRENGTH_NAMES: Readonly<Record<StrengthBand, string>> = {
  'alcohol-free': 'Alcohol-free',
  light: `Light, below ${MEDIUM_FROM}%`,
  medium: `Medium, below ${STRONG_FROM}%`,
  strong: `Strong, ${STRONG_FROM}% and more`,
};
