import {
  type SheetRecipe,
  type FieldValue,
  isListField,
  isRequiredText,
  isSheetField,
  type RecipeFields,
  type SheetField,
} from '../cells/sheet-fields.ts';
import { SheetError } from '../read/sheet-error.ts';
import { difficultyOf, readFlag } from '../cells/value-words.ts';
import { readListCell } from '../cells/list-cell.ts';

/** Reads a text in the format of our own sheets. */
export function exactValue(field: SheetField, text: string): FieldValue {
  if (isListField(field)) return readListCell(text);
  const value = text.trim();
  if (field === 'featured') return readFlag(value);
  if (field === 'difficulty') return difficultyOf(value) ?? value;
  return value === '' && !isRequiredText(field) ? null : value;
}

/** A field, and the text that fills it if a row leaves it empty. */
export type FieldDefault = readonly [SheetField, string];

/** @throws SheetError when a default is for a field that does not exist */
export function readDefaults(defaults: Record<string, string>): FieldDefault[] {
  return Object.entries(defaults)
    .filter(([, text]) => text.trim() !== '')
    .map(([field, text]) => {
      if (isSheetField(field)) return [field, text];
      throw new SheetError(`The defaults name '${field}', which is no field of a cocktail.`);
    });
}

export function defaultsFor(fields: RecipeFields, defaults: readonly FieldDefault[]): Partial<RecipeFields> {
  const isEmpty = (value: FieldValue | undefined): boolean =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const filled = defaults.filter(([field]) => isEmpty(fields[field]));
  return Object.fromEntries(filled.map(([field, text]) => [field, exactValue(field, text)]));
}

/** Empties an unknown difficulty that has a default, so that `defaultsFor` fills it, with a note. */
export function withoutUnknownDifficulty(
  fields: RecipeFields,
  defaults: readonly FieldDefault[],
): Required<Pick<SheetRecipe, 'fields' | 'notes'>> {
  const { difficulty } = fields;
  const defaultText = defaults.find(([field]) => field === 'difficulty')?.[1];
  if (!difficulty || defaultText === undefined || difficultyOf(difficulty)) return { fields, notes: [] };
  const message = `"${difficulty}" is no difficulty; "${defaultText}" was taken instead`;
  return { fields: { ...fields, difficulty: '' }, notes: [{ field: 'difficulty', message }] };
}
