/**
 * A visitor may choose these units. Without a choice, a recipe is shown as it is written, in cl too. The list
 * is in a file of its own, because every page loads it, but few pages load the tables of words.
 */
export const UNIT_CHOICES = ['oz', 'ml'] as const;
export type UnitChoice = (typeof UNIT_CHOICES)[number] | 'written';
