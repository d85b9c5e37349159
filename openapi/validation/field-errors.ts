import type { BodySchema } from './body-schema.ts';
import { sentences } from '#openapi/generated/bodies.ts';
import { FieldErrorCode } from '#openapi/generated/model.ts';
import type { FieldError } from '#openapi/generated/model.ts';

export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** The code for a name that the schema does not have. */
type UnknownCode = 'unknownProperty' | 'unknownParameter';

/** A client may send any number of names of any length. */
const MAX_NAME_LENGTH = 100;
export const MAX_ERRORS = 100;

/** Makes at most one message for each field, in the order of the schema. */
export function fieldErrors(
  errors: readonly SchemaError[],
  schema: BodySchema,
  unknown: UnknownCode = 'unknownProperty',
): FieldError[] {
  const worded = new Map<string, FieldError>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (worded.has(field) && error.keyword !== 'required') continue;
    const message = wordError(error, schema, unknown);
    const [, , ...place] = error.instancePath.split('/');
    if (isInEntry(error)) worded.set(field, { field, code: 'entry', message, entry: `/${place.join('/')}` });
    else worded.set(field, { field, code: codeOf(error, unknown), message });
  }
  const order = Object.keys(schema.properties ?? {});
  const position = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return [...worded.values()].sort((a, b) => position(a.field) - position(b.field)).slice(0, MAX_ERRORS);
}

/** Words a fault by the contract's sentence for its code, such as '{label} is required'. */
export function sentenceOf(code: string, values: Readonly<Record<string, unknown>>): string {
  const sentence = sentences[code] ?? sentences['invalid'] ?? '';
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => textOf(values[name]));
}

export function shortened(name: string): string {
  return (name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name).toWellFormed();
}

function fieldOf({ instancePath, params }: SchemaError): string {
  const [, first] = instancePath.split('/');
  if (first) return shortened(first.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { missingProperty, additionalProperty, unevaluatedProperty } = params;
  return shortened(textOf(missingProperty ?? additionalProperty ?? unevaluatedProperty)) || 'body';
}

function codeOf(error: SchemaError, unknown: UnknownCode): FieldErrorCode {
  const { keyword, params } = error;
  if (isMissing(error)) return 'required';
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return unknown;
  if (keyword === 'x-not-before') return 'notBefore';
  const code = keyword === 'format' ? params['format'] : keyword;
  if (code === 'date-time') return 'dateTime';
  return Object.values(FieldErrorCode).find((one) => one === code) ?? 'invalid';
}

function wordError(error: SchemaError, schema: BodySchema, unknown: UnknownCode): string {
  const field = fieldOf(error);
  const property = schema.properties?.[field];
  const label = property?.['x-label'] ?? field;
  if (isInEntry(error)) {
    const [, , at, ...rest] = error.instancePath.split('/');
    const inside = { ...error, instancePath: rest.map((step) => `/${step}`).join('') };
    if (property?.items?.properties)
      return `${label}, ${Number(at) + 1}: ${wordError(inside, property.items, unknown)}`;
    return sentenceOf(codeOf(error, unknown), wordsOf(error, schema, sentenceOf('entry', { label })));
  }
  const { 'x-message': missing, 'x-message-invalid': invalid } = property ?? {};
  const own = isMissing(error) ? missing : asksForText(error) ? undefined : invalid;
  return own ?? sentenceOf(codeOf(error, unknown), wordsOf(error, schema, label));
}

/** Returns what stands in the sentences in the places of {label}, {limit} … */
function wordsOf({ params }: SchemaError, { properties }: BodySchema, label: string) {
  const { type, limit, allowedValues, other } = params;
  const types = namesOf(type).map((name) => TYPES[name] ?? name);
  return {
    ...{ label, limit },
    type: types.join(' or '),
    values: namesOf(allowedValues).join(', '),
    other: (properties?.[textOf(other)]?.['x-label'] ?? textOf(other)).toLowerCase(),
  };
}

const isInEntry = ({ instancePath }: SchemaError): boolean => instancePath.split('/').length > 2;

/** Tells whether a field is missing. To a person, an absent field, an empty text and an empty list are all "required". */
function isMissing({ keyword, params }: SchemaError): boolean {
  if (keyword === 'required') return true;
  return (keyword === 'minLength' || keyword === 'minItems') && params['limit'] === 1;
}

/** A number in JSON where a text is asked for may be right but for its type, such as a price. */
const asksForText = ({ keyword, params }: SchemaError): boolean =>
  keyword === 'type' && namesOf(params['type']).every((type) => type === 'string');

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A field may be null to be emptied, which no message says. */
const namesOf = (values: unknown): string[] =>
  [values].flat().flatMap((name) => (name === null || name === 'null' ? [] : textOf(name)));

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'a map',
  string: 'text',
};
