import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { bodies } from '#openapi/generated/bodies.ts';
import { SheetFieldName, type CocktailFields, type SheetColumn } from '#openapi/generated/model.ts';

const properties: Record<string, BodySchema> = bodies.CocktailFields.properties ?? {};

/** A column may give one of these values for the ingredients that another column names. */
const PARTS: Record<string, string> = { amount: 'Amounts of ingredients', unit: 'Units of ingredients' };

export const COLUMN_FIELDS: readonly string[] = Object.values(SheetFieldName);

/** Foreign sheets often lack these, and every cocktail must have them. */
export const DEFAULTABLE_FIELDS = [
  'difficulty',
  'category',
  'description',
  'instructions',
] as const satisfies readonly (keyof CocktailFields)[];

export function sheetFieldLabel(field: string): string {
  return properties[field]?.['x-label'] ?? PARTS[field] ?? (field === 'id' ? 'Id' : field);
}

export function sheetFieldChoices(field: string): string[] | undefined {
  return properties[field]?.enum?.map(String);
}

/** Returns the unconfirmed columns that were guessed, or left out although they have content. */
export function unconfirmed(
  columns: readonly SheetColumn[],
  mapping: Readonly<Record<string, string>>,
): SheetColumn[] {
  return columns.filter(
    ({ column, field, isGuess, cells = 0 }) =>
      mapping[column] === undefined && (isGuess || (field === null && cells > 0)),
  );
}

/** Returns the mapping that was found for these columns. */
export function confirming(columns: readonly SheetColumn[]): Record<string, string> {
  return Object.fromEntries(columns.map(({ column, field }) => [column, field ?? '']));
}
