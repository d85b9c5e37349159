import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { bodies } from '#openapi/generated/bodies.ts';
import { SHEET_FIELDS, type SheetField } from '../sheet-fields.ts';
import { columnsXml, FROZEN_HEADER, MAIN, STYLES, textRow, XML } from './workbook-xml.ts';

/** The worksheet that explains the columns; an import passes it over. */
export const ABOUT_SHEET = 'About the columns';

const HEADER = ['Column', 'What it holds', 'Needed', 'How it is written'];
const WIDTHS = [16, 20, 10, 80];

const { properties = {}, required = [] } = bodies.CocktailFields;

/** The explaining worksheet; what it says follows from the contract. */
export function* aboutTexts(): Generator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}">${FROZEN_HEADER}${columnsXml(WIDTHS)}<sheetData>`;
  yield textRow(HEADER, STYLES.header);
  for (const field of SHEET_FIELDS) yield textRow(explained(field), STYLES.body);
  yield '</sheetData></worksheet>';
}

function explained(field: SheetField): string[] {
  if (field === 'id')
    return [field, 'Id', 'no', 'Says which recipe a row changes. Leave it empty for a new recipe.'];
  const schema: BodySchema = properties[field] ?? {};
  return [field, schema['x-label'] ?? field, required.includes(field) ? 'yes' : 'no', writing(schema)];
}

function writing(schema: BodySchema): string {
  const isList = schema.type === 'array';
  const told = [
    ...(schema.enum ? [`One of: ${schema.enum.join(', ')}.`] : []),
    ...(schema.type === 'boolean' ? ['TRUE or FALSE.'] : []),
    ...(isList ? [`One entry per line in the cell, at most ${schema.maxItems ?? 0}.`] : []),
    ...(schema['x-reference'] ? ['By name; what the catalogue does not have yet is created.'] : []),
    ...(schema.anyOf ? ['A web address that starts with http:// or https://.'] : []),
    ...(schema.maxLength !== undefined && !schema['x-reference']
      ? [`At most ${schema.maxLength} characters.`]
      : []),
  ];
  return told.join(' ');
}
