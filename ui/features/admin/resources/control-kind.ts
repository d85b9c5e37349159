import { type BodySchema, enumOptions } from '#openapi/validation/body-schema.ts';

export type ControlKind =
  | 'text'
  | 'url'
  | 'paragraph'
  | 'lines'
  | 'choice'
  | 'date'
  | 'number'
  /** A date and a time in the site's time zone. */
  | 'moment'
  /** A list of entries that have fields. */
  | 'entries'
  | 'flag'
  | 'difficulty'
  | 'single'
  | 'multiple'
  /** A URL, also of an uploaded file. */
  | 'picture'
  /** The point of a picture that stays in view. */
  | 'focus';

/** The longest text that gets a box of one line. */
const ONE_LINE_CHARACTERS = 300;

export function controlKindOf(schema: BodySchema): ControlKind {
  const [type] = [schema.type].flat();
  if (schema['x-reference']) return type === 'array' ? 'multiple' : 'single';
  if (schema.items && enumOptions(schema.items)) return 'multiple';
  if (enumOptions(schema)) return 'choice';
  if (schema.format === 'date') return 'date';
  if (schema.format === 'date-time') return 'moment';
  if (schema.items?.properties) return 'entries';
  if ([schema, ...(schema.anyOf ?? [])].some(({ format }) => format === 'iri-reference')) return 'url';
  if (type === 'array') return 'lines';
  if (type === 'boolean') return 'flag';
  if (type === 'integer' || type === 'number') return 'number';
  return (schema.maxLength ?? 0) > ONE_LINE_CHARACTERS ? 'paragraph' : 'text';
}
