import { enumOptions, type BodySchema } from '#openapi/validation/body-schema.ts';
import { bodies } from '#openapi/generated/bodies.ts';
import { SHEET_FIELDS, type SheetField } from '../words/sheet-fields.ts';

export const ABOUT_WIDTHS = [16, 20, 10, 80];

const HEADER = ['Column', 'What it holds', 'Needed', 'How it is written'];
const { properties = {}, required = [] } = bodies.CocktailFields;

/** Returns the rows of the worksheet that explains the columns. What they say follows from the contract. */
export const aboutRows = (): string[][] => [HEADER, ...SHEET_FIELDS.map(explained)];

function explained(field: SheetField): string[] {
  if (field === 'id')
    return [field, 'Id', 'no', 'Says which recipe a row changes. Leave it empty for a new recipe.'];
  const schema: BodySchema = properties[field] ?? {};
  return [field, schema['x-label'] ?? field, required.includes(field) ? 'yes' : 'no', writing(schema)];
}

function writing(schema: BodySchema): string {
  const isList = schema.type === 'array';
  const options = enumOptions(schema);
  const forms = [schema, ...(schema.anyOf ?? [])];
  const isAddress = forms.some(({ format }) => format === 'iri-reference');
  const told = [
    ...(options ? [`One of: ${options.join(', ')}.`] : []),
    ...(schema.type === 'boolean' ? ['TRUE or FALSE.'] : []),
    ...(isList ? [`One entry per line in the cell, at most ${schema.maxItems ?? 0}.`] : []),
    ...(schema['x-reference'] ? ['By name; what the catalogue does not have yet is created.'] : []),
    ...(isAddress ? ['A web address that starts with http:// or https://.'] : []),
    ...(schema.maxLength !== undefined && !schema['x-reference']
      ? [`At most ${schema.maxLength} characters.`]
      : []),
  ];
  return told.join(' ');
}
