import type { BodySchema } from './body-schema.ts';
import type { FieldError } from './generated/model/index.ts';

/** The part of an ajv error that wording it needs; compiled validators and openapi-backend give the same. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** Sentences of the contract (`x-messages`) by keyword, with {label}, {limit} … to be filled in. */
export type Sentences = Record<string, string>;

/**
 * Words the errors of one body for people: at most one message a field, in the order of the schema's properties.
 * `schema` is the body's schema; `sentences` are the contract's `x-messages`.
 */
export function fieldErrors(
  errors: readonly SchemaError[],
  schema: BodySchema,
  sentences: Sentences,
): FieldError[] {
  const worded = new Map<string, string>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (!worded.has(field) || error.keyword === 'required')
      worded.set(field, wordError(error, field, schema, sentences));
  }
  const order = Object.keys(schema.properties ?? {});
  const position = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return [...worded]
    .sort(([a], [b]) => position(a) - position(b))
    .map(([field, message]) => ({ field, message }));
}

/** Fills a sentence of the contract. */
export function fillSentence(sentence: string, values: Record<string, unknown>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => textOf(values[name]));
}

function fieldOf(error: SchemaError): string {
  const [, first] = error.instancePath.split('/');
  if (first) return first.replaceAll('~1', '/').replaceAll('~0', '~');
  return textOf(error.params['missingProperty'] ?? error.params['additionalProperty']) || 'body';
}

function wordError(error: SchemaError, field: string, schema: BodySchema, sentences: Sentences): string {
  const property = schema.properties?.[field];
  const label = property?.['x-label'] ?? field;
  const own = property?.['x-message'];
  const other = textOf(error.params['other']);
  const values = {
    label,
    limit: error.params['limit'],
    values: listed(error.params['allowedValues']),
    other: (schema.properties?.[other]?.['x-label'] ?? other).toLowerCase(),
  };
  const atTop = error.instancePath.split('/').length <= 2;

  if (!atTop) return fillSentence(sentences['entry'] ?? '', values);
  if (isMissing(error)) return own ?? fillSentence(sentences['required'] ?? '', values);
  const invalid = property?.['x-message-invalid'];
  if (invalid) return invalid;
  if (error.keyword === 'type') {
    return fillSentence(sentences['type'] ?? '', { label, type: typeInWords(error.params['type']) });
  }
  const keyword = {
    format: String(error.params['format']),
    additionalProperties: 'unknownProperty',
    'x-not-before': 'notBefore',
  }[error.keyword];
  const sentence = sentences[keyword ?? error.keyword] ?? sentences['invalid'] ?? '';
  return fillSentence(sentence, values);
}

/** Absent, empty text and an empty list are all "required" to the person who fills in the form. */
function isMissing(error: SchemaError): boolean {
  if (error.keyword === 'required') return true;
  return (error.keyword === 'minLength' || error.keyword === 'minItems') && error.params['limit'] === 1;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.join(', ') : '';
}

function typeInWords(type: unknown): string {
  const types = (Array.isArray(type) ? type : [type]).filter((name) => name !== 'null');
  const words: Record<string, string> = {
    array: 'a list',
    boolean: 'true or false',
    integer: 'a whole number',
    number: 'a number',
    object: 'a map',
    string: 'text',
  };
  return types.map((name) => words[String(name)] ?? String(name)).join(' or ');
}
