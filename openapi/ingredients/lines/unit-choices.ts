import type { ShownUnit } from './units.ts';

// Every page knows the choice. The file stands apart from those that read a line, which would come along with all their words.
export type UnitChoice = ShownUnit | 'written';
/** What is offered. Without a choice a recipe stands as written, in cl too. */
export const UNIT_CHOICES = ['oz', 'ml'] as const satisfies readonly UnitChoice[];
