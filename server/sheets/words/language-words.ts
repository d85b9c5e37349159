import type { CocktailDifficulty } from '#openapi/generated/model/index.ts';
import type { SheetField } from '../sheet-fields.ts';

/** A part of ingredient lines that has a column of its own. */
export type PartField = 'amount' | 'unit';

/**
 * The words of one language, between commas. Case does not count, a blank and a dot may be left out, and `*` stands for any letters.
 */
export interface LanguageWords {
  /** What columns are called, by the field that they fill. */
  columns: Readonly<Partial<Record<SheetField | PartField, string>>>;
  units?: string;
  /** Between the two numbers of a range. */
  range?: string;
  /** How an amount begins that has no number. */
  counts?: string;
  and?: string;
  /** The first letters of techniques. */
  techniques?: string;
  /** How an ingredient is. */
  qualities?: string;
  /** How a remark about an ingredient begins. */
  purposes?: string;
  /** What an ingredient is in a drink. */
  kinds?: string;
  difficulties?: Readonly<Partial<Record<CocktailDifficulty, string>>>;
  yes?: string;
  no?: string;
  glasses?: string;
  /** What a dot stands behind within a sentence. */
  abbreviations?: string;
  step?: string;
  /** Names of worksheets that say nothing. */
  tabs?: string;
  /** The words of a title that names no recipe. */
  titles?: string;
  /** What a card says besides the recipe. */
  others?: string;
  /** What stands below the ingredients of a recipe, and below all recipes. */
  totals?: string;
  remarks?: string;
}

/** What each language has a list of words for. */
export type WordKind = Exclude<keyof LanguageWords, 'columns' | 'difficulties'>;
