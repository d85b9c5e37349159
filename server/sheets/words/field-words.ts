import type { SheetField } from '../sheet-fields.ts';

/** A part of ingredient lines that has a column of its own. */
export type PartField = 'amount' | 'unit';

export type HeaderLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl' | 'ru' | 'ko' | 'ja';

/** By field and language, words between commas. */
export type FieldWords = Partial<
  Record<SheetField | PartField, Readonly<Partial<Record<HeaderLanguage, string>>>>
>;
