import type { ShownUnit } from './units.ts';

// Every page knows the choice. The file stands apart from those that read a line, which would come along with all their words.
export type UnitChoice = ShownUnit | 'written';
export const UNIT_CHOICES = ['written', 'oz', 'ml', 'cl'] as const satisfies readonly UnitChoice[];
