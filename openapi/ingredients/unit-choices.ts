import type { UnitChoice } from './shown-line.ts';

export const UNIT_CHOICES = ['written', 'oz', 'ml', 'cl'] as const satisfies readonly UnitChoice[];
