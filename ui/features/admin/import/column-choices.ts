import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { bodies } from '#openapi/generated/bodies.ts';
import type { CocktailFields } from '#openapi/generated/model.ts';

const properties: Record<string, BodySchema> = bodies.CocktailFields.properties ?? {};

/** Of ingredients that another column names. */
const PARTS: Record<string, string> = { amount: 'Amounts of ingredients', unit: 'Units of ingredients' };

export const COLUMN_FIELDS: readonly string[] = ['id', ...Object.keys(properties), ...Object.keys(PARTS)];

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
