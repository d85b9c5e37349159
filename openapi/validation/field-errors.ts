import type { BodySchema } from './body-schema.ts';
import { FieldErrorCode } from '#openapi/generated/model.ts';
import type { FieldError } from '#openapi/generated/model.ts';
import { withoutHalves } from './normalise-body.ts';

export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** Has `x-sentence` by keyword, with {label}, {limit} … */
export type Sentences = Record<string, string>;

type Unknown = 'unknownProperty' | 'unknownParameter';

/** Where a field is looked up, and how it is spoken of. */
interface Words {
  schema: BodySchema;
  sentences: Sentences;
  unknown: Unknown;
}

/** Makes at most one message for each field, in the order of the schema. `unknown` is the code for a name that the schema does not have. */
export function fieldErrors(
  errors: readonly SchemaError[],
  schema: BodySchema,
  sentences: Sentences,
  unknown: Unknown = 'unknownProperty',
): FieldError[] {
  const worded = new Map<string, FieldError>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (worded.has(field) && error.keyword !== 'required') continue;
    const message = wordError(error, field, { schema, sentences, unknown });
    worded.set(field, { field, code: codeOf(error, unknown), message });
  }
  const order = Object.keys(schema.properties ?? {});
  const position = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return [...worded.values()].sort((a, b) => position(a.field) - position(b.field)).slice(0, MAX_ERRORS);
}

/** A client may send any number of names of any length. */
const MAX_NAME_LENGTH = 100;
export const MAX_ERRORS = 100;
const UNKNOWN_KEYWORDS = new Set(['additionalProperties', 'unevaluatedProperties']);

export function fillSentence(sentence: string, values: Record<string, unknown>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => textOf(values[name]));
}

function fieldOf(error: SchemaError): string {
  const [, first] = error.instancePath.split('/');
  if (first) return shortened(first.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params;
  return shortened(textOf(missingProperty ?? additionalProperty ?? unevaluatedProperty)) || 'body';
}

export function shortened(name: string): string {
  const shown = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
  return withoutHalves(shown);
}

function codeOf(error: SchemaError, unknown: Unknown): FieldErrorCode {
  if (!isAtTop(error)) return 'entry';
  if (isMissing(error)) return 'required';
  if (UNKNOWN_KEYWORDS.has(error.keyword)) return unknown;
  if (error.keyword === 'x-not-before') return 'notBefore';
  const keyword = error.keyword === 'format' ? error.params['format'] : error.keyword;
  if (keyword === 'date-time') return 'dateTime';
  return Object.values(FieldErrorCode).find((code) => code === keyword) ?? 'invalid';
}

function wordError(error: SchemaError, field: string, words: Words): string {
  const { schema, sentences, unknown } = words;
  const property = schema.properties?.[field];
  const label = property?.['x-label'] ?? field;
  const own = property?.['x-message'];
  if (!isAtTop(error)) return wordEntryError(error, property, label, words);
  if (isMissing(error) && own) return own;
  const invalid = property?.['x-message-invalid'];
  if (invalid && !isMissing(error) && !asksForText(error)) return invalid;
  const { type, limit, allowedValues, other: otherField } = error.params;
  const other = textOf(otherField);
  return fillSentence(sentences[codeOf(error, unknown)] ?? sentences['invalid'] ?? '', {
    label,
    limit,
    type: typeInWords(type),
    values: listed(allowedValues),
    other: (schema.properties?.[other]?.['x-label'] ?? other).toLowerCase(),
  });
}

function wordEntryError(
  error: SchemaError,
  list: BodySchema | undefined,
  label: string,
  words: Words,
): string {
  const [, , position = '', ...rest] = error.instancePath.split('/');
  const entry = list?.items;
  if (!entry?.properties) {
    const each = fillSentence(words.sentences['entry'] ?? '', { label });
    return wordError({ ...error, instancePath: '' }, each, { ...words, schema: {} });
  }
  const inner = { ...error, instancePath: rest.map((step) => `/${step}`).join('') };
  const message = wordError(inner, fieldOf(inner), { ...words, schema: entry });
  return `${label}, ${Number(position) + 1}: ${message}`;
}

const isAtTop = ({ instancePath }: SchemaError): boolean => instancePath.split('/').length <= 2;

/** Tells whether a field is missing. To a person, an absent field, an empty text and an empty list are all "required". */
function isMissing(error: SchemaError): boolean {
  if (error.keyword === 'required') return true;
  return (error.keyword === 'minLength' || error.keyword === 'minItems') && error.params['limit'] === 1;
}

/** A number in JSON where a text is asked for may be right but for its type, such as a price. */
const asksForText = ({ keyword, params }: SchemaError): boolean =>
  keyword === 'type' && [params['type']].flat().every((type) => type === 'string' || type === 'null');

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const listed = (values: unknown): string =>
  Array.isArray(values) ? values.filter((value) => value !== null).join(', ') : '';

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'a map',
  string: 'text',
};

const typeInWords = (type: unknown): string =>
  [type]
    .flat()
    .filter((name) => name !== 'null')
    .map((name) => TYPES[String(name)] ?? String(name))
    .join(' or ');
