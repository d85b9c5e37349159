import type { BodySchema } from './body-schema.ts';
import { sentences } from '#openapi/generated/bodies.ts';
import { FieldErrorCode, type FieldError } from '#openapi/generated/model.ts';
import { cutText } from '#openapi/text/format-text.ts';

export interface RuleViolation {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

type UnknownCode = 'unknownProperty' | 'unknownParameter';

/** A client may send any number of names of any length. */
const MAX_CHARACTERS = 100;
export const MAX_ERRORS = 100;

/** Gives at most one error for each field, in the order of the schema. */
export function fieldErrors(
  errors: readonly RuleViolation[],
  schema: BodySchema,
  unknownCode: UnknownCode = 'unknownProperty',
): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (found.has(field) && error.keyword !== 'required') continue;
    const message = messageFor(error, schema, unknownCode);
    const [, , ...place] = error.instancePath.split('/');
    const isEntry = place.length > 0;
    const code = isEntry ? 'entry' : codeOf(error, unknownCode);
    found.set(field, { field, code, message, ...(isEntry && { entry: `/${place.join('/')}` }) });
  }
  const order = Object.keys(schema.properties ?? {});
  const position = ({ field }: FieldError) => (order.includes(field) ? order.indexOf(field) : order.length);
  return [...found.values()].sort((a, b) => position(a) - position(b)).slice(0, MAX_ERRORS);
}

/** Fills the contract's sentence for a code, such as '{label} is required'. */
export function sentenceOf(code: string, values: Readonly<Record<string, unknown>>): string {
  return fillSentence(sentences[code] ?? sentences['invalid'] ?? '', values);
}

export function fillSentence(sentence: string, values: Readonly<Record<string, unknown>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => textOf(values[name]));
}

export const shortenName = (name: string): string => cutText(name, MAX_CHARACTERS);

function fieldOf({ instancePath, params }: RuleViolation): string {
  const [, first] = instancePath.split('/');
  if (first) return shortenName(first.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { missingProperty, additionalProperty, unevaluatedProperty } = params;
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  return typeof name === 'string' ? shortenName(name) : 'body';
}

function codeOf(error: RuleViolation, unknownCode: UnknownCode): FieldErrorCode {
  const { keyword, params } = error;
  if (isMissing(error)) return 'required';
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return unknownCode;
  if (keyword === 'x-not-before') return 'notBefore';
  const code = keyword === 'format' ? params['format'] : keyword;
  if (code === 'date-time') return 'dateTime';
  return Object.values(FieldErrorCode).find((each) => each === code) ?? 'invalid';
}

function messageFor(error: RuleViolation, schema: BodySchema, unknownCode: UnknownCode): string {
  const field = fieldOf(error);
  const property = schema.properties?.[field];
  const label = property?.['x-label'] ?? (field || 'An empty name');
  const [, , at, ...rest] = error.instancePath.split('/');
  if (at !== undefined && property?.items?.properties) {
    const inside = { ...error, instancePath: rest.map((step) => `/${step}`).join('') };
    return `${label}, ${Number(at) + 1}: ${messageFor(inside, property.items, unknownCode)}`;
  }
  const message =
    at === undefined && (isMissing(error) ? property?.['x-message'] : invalidMessage(error, property));
  if (message) return message;
  const subject = at === undefined ? label : sentenceOf('entry', { label });
  return sentenceOf(codeOf(error, unknownCode), sentenceValues(error, schema, subject));
}

/** The values for {label}, {limit} … in a sentence. */
function sentenceValues({ params }: RuleViolation, { properties }: BodySchema, label: string) {
  const { type, limit, allowedValues } = params;
  const other = textOf(params['other']);
  return {
    label,
    limit,
    values: namesOf(allowedValues).join(', '),
    type: namesOf(type)
      .map((name) => TYPES[name] ?? name)
      .join(' or '),
    other: (properties?.[other]?.['x-label'] ?? other).toLowerCase(),
  };
}

/** Tells whether a field is missing. For people, empty texts and lists are missing too. */
const isMissing = ({ keyword, params }: RuleViolation): boolean =>
  keyword === 'required' || (['minLength', 'minItems'].includes(keyword) && params['limit'] === 1);

/** Returns `x-message-invalid`, but not for a price sent as a number, which is wrong only in its type. */
function invalidMessage({ keyword, params }: RuleViolation, property?: BodySchema): string | undefined {
  const wantsText = keyword === 'type' && namesOf(params['type']).every((type) => type === 'string');
  return wantsText ? undefined : property?.['x-message-invalid'];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns the options without null, which no message mentions. */
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
