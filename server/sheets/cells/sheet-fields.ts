import { SheetFieldName, type ImportDoubtName } from '#openapi/generated/model.ts';
import type { ExportOnlyFields, ItemIds } from './export-only-columns.ts';

export type SheetField = Exclude<SheetFieldName, 'amount' | 'unit'>;

/** The columns of our own sheets, in the order of the export. */
export const SHEET_FIELDS: readonly SheetField[] = Object.values(SheetFieldName).filter(
  (name) => name !== 'amount' && name !== 'unit',
);

/** A sheet with all these columns is our own. Later columns are newer, and earlier exports lack them. */
export const FIRST_FIELDS = SHEET_FIELDS.slice(0, SHEET_FIELDS.indexOf('featured') + 1);

const LIST_FIELDS = ['category', 'ingredients', 'instructions', 'spirits', 'equipment', 'garnish'] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** Such a field is '' rather than null when a cell is empty, so that validation says what is missing. */
const REQUIRED_TEXTS = ['name', 'description', 'difficulty'] as const;
export type RequiredText = (typeof REQUIRED_TEXTS)[number];

export function isSheetField(word: string): word is SheetField {
  return (SHEET_FIELDS as readonly string[]).includes(word);
}

export function isListField(field: SheetField): field is ListField {
  return (LIST_FIELDS as readonly string[]).includes(field);
}

export function isRequiredText(field: SheetField): field is RequiredText {
  return (REQUIRED_TEXTS as readonly string[]).includes(field);
}

export type OptionalText = Exclude<SheetField, 'id' | ListField | RequiredText | 'featured'>;

/**
 * The fields that a sheet (or a default) gives to a recipe. References are names or ids as written.
 * `difficulty` and `featured` keep a text that fits no option, for validation to refuse.
 */
export type RecipeFields = Partial<
  Record<ListField, string[]> & Record<RequiredText, string> & Record<'id' | OptionalText, string | null>
> & { featured?: boolean | string } & ExportOnlyFields;

/** One cocktail of a sheet. The fields in `defaulted` come from defaults, not from the row. */
export interface SheetRecipe {
  rowNumber: number;
  fields: RecipeFields;
  defaulted: SheetField[];
  /** The sheet gives these ids to items, by resource and name (see `export-only-columns.ts`). */
  itemIds?: ItemIds;
  /** All rows of the cocktail if there is more than one. */
  rowNumbers?: number[];
  /** What may be wrong with the cocktail; absent when nothing is. */
  doubts?: ImportDoubtName[];
  /** What was changed or left out. */
  notes?: { field: SheetField; message: string }[];
}

export type FieldValue = string | string[] | boolean | null;
