import { enumOptions, type BodySchema } from '#openapi/validation/body-schema.ts';
import { bodies } from '#openapi/generated/bodies.ts';
import { SheetFieldName } from '#openapi/generated/model.ts';

const properties: Record<string, BodySchema> = bodies.CocktailInput.properties ?? {};

/** Columns that are not fields of a cocktail. Amounts and units are joined with the ingredients. */
const OTHER_LABELS: Record<string, string> = {
  id: 'Id',
  amount: 'Amounts of ingredients',
  unit: 'Units of ingredients',
};

export const COLUMN_OPTIONS = Object.values(SheetFieldName).map(
  (field) => [field, sheetFieldLabel(field)] as const,
);

export function sheetFieldLabel(field: string): string {
  return properties[field]?.['x-label'] ?? OTHER_LABELS[field] ?? field;
}

export function sheetFieldChoices(field: string): string[] | undefined {
  return enumOptions(properties[field] ?? {});
}
