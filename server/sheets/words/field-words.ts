import type { SheetField } from '../sheet-fields.ts';

/** A part of ingredient lines that has a column of its own. */
export type PartField = 'amount' | 'unit';

/** What a language calls the columns, by field; words between commas, where case, accents and spaces do not count. */
export type HeaderWords = Readonly<Partial<Record<SheetField | PartField, string>>>;
