import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { bodies } from '#openapi/generated/bodies.ts';
import type { CocktailFields } from '#openapi/generated/model/index.ts';

const properties: Record<string, BodySchema> = bodies.CocktailFields.properties ?? {};

/** Every field that a column of a sheet can fill: those of a cocktail, and its id. */
export const COLUMN_FIELDS: readonly string[] = ['id', ...Object.keys(properties)];

/** What foreign sheets have no column for most of the time, and every cocktail must have. */
export const DEFAULTABLE_FIELDS = [
  'difficulty',
  'category',
  'description',
  'instructions',
] as const satisfies readonly (keyof CocktailFields)[];

/** A field's name for people. */
export function sheetFieldLabel(field: string): string {
  return properties[field]?.['x-label'] ?? (field === 'id' ? 'Id' : field);
}

/** What a field may be, when it is one of a few. */
export function sheetFieldChoices(field: string): string[] | undefined {
  return properties[field]?.enum?.map(String);
}
