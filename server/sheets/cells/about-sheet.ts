import { enumOptions, type BodySchema } from '#openapi/validation/body-schema.ts';
import { bodies } from '#openapi/generated/bodies.ts';
import { SHEET_FIELDS, type SheetField } from './sheet-fields.ts';

/** The worksheet of our workbooks that explains the columns; an import ignores it. */
export const ABOUT_SHEET = 'About the columns';
export const ABOUT_WIDTHS = [16, 20, 10, 80];

const ABOUT_HEADER = ['Column', 'What it holds', 'Needed', 'How it is written'];
const { properties = {}, required = [] } = bodies.CocktailInput;

/** The contract supplies the texts. */
export const aboutRows = (): string[][] => [ABOUT_HEADER, ...SHEET_FIELDS.map(explained)];

function explained(field: SheetField): string[] {
  if (field === 'id')
    return [field, 'Id', 'no', 'Says which recipe a row changes. Leave it empty for a new recipe.'];
  const schema: BodySchema = properties[field] ?? {};
  return [field, schema['x-label'] ?? field, required.includes(field) ? 'yes' : 'no', writing(schema)];
}

function writing(schema: BodySchema): string {
  const isList = schema.type === 'array';
  const options = enumOptions(schema);
  const variants = [schema, ...(schema.anyOf ?? [])];
  const isUrl = variants.some(({ format }) => format === 'iri-reference');
  const rules = [
    ...(options ? [`One of: ${options.join(', ')}.`] : []),
    ...(schema.type === 'boolean' ? ['TRUE or FALSE.'] : []),
    ...(isList ? [`One entry per line in the cell, at most ${schema.maxItems ?? 0}.`] : []),
    ...(schema['x-reference'] ? ['By name; what the catalogue does not have yet is created.'] : []),
    ...(isUrl ? ['A web address that starts with http:// or https://.'] : []),
    ...(schema.maxLength !== undefined && !schema['x-reference']
      ? [`At most ${schema.maxLength} characters.`]
      : []),
  ];
  return rules.join(' ');
}
