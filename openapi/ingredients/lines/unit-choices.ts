// Every page imports this file. It is apart from the files that read a line and load tables of words.
/** A visitor may choose these units. Without a choice, a recipe is shown as it is written, in cl too. */
export const UNIT_CHOICES = ['oz', 'ml'] as const;
export type UnitChoice = (typeof UNIT_CHOICES)[number] | 'written';
