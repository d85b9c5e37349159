import { isMap, typesOf, type BodySchema } from './body-schema.ts';
import { DATE_TIME } from './date-patterns.ts';

/** More fields than any body has. Further fields are dropped, because a validator fails on 100,000 errors. */
const MAX_FIELDS = 200;

/** More than twice as deep as any body. Deeper bodies would overflow the stack of recursive readers. */
export const MAX_DEPTH = 64;

/** Tells whether a value nests deeper than `maxDepth`, without reading below this depth. */
export function isTooDeep(value: unknown, maxDepth = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return maxDepth === 0 || Object.values(value).some((inner) => isTooDeep(inner, maxDepth - 1));
}

/**
 * Stands for an uploaded file. A form cannot send this text: a field for files refuses it, and elsewhere it
 * loses its control character.
 */
export const FILE_PART = '\u0000file';

/** A form has only texts, from which numbers, flags and lists are read. JSON has the types themselves. */
export type BodyKind = 'form' | 'json';

type BodyFields = Record<string, unknown>;

/**
 * Brings a body into its normal form, fills in defaults, and leaves out fields that only responses have. What
 * is unknown or cannot be read stays, so that validation finds it.
 */
export function normaliseBody(body: BodyFields, schema: BodySchema, kind: BodyKind): BodyFields {
  const fields = normaliseFields(body, schema, kind);
  for (const [name, { default: defaultValue }] of Object.entries(schema.properties ?? {}))
    if (defaultValue !== undefined && !Object.hasOwn(fields, name))
      fields[name] = Array.isArray(defaultValue) ? [...(defaultValue as unknown[])] : defaultValue;
  return fields;
}

/** Does the same as `normaliseBody`, but adds no defaults. Null empties a field. */
export function normalisePatch(patch: BodyFields, schema: BodySchema): BodyFields {
  const fields = normaliseFields(patch, schema, 'json');
  for (const name of Object.keys(schema.properties ?? {}))
    if (Object.hasOwn(patch, name)) fields[name] = patch[name] === null ? null : (fields[name] ?? null);
  return fields;
}

function normaliseFields(body: BodyFields, schema: BodySchema, kind: BodyKind): BodyFields {
  const { properties = {}, readOnly = [] } = schema;
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(body).slice(0, MAX_FIELDS)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const normal = property ? normaliseValue(value, property, kind) : value;
    if (normal !== undefined && !readOnly.includes(name)) fields.push([name, normal]);
  }
  // Unlike an assignment, this sets `__proto__` like any other name.
  return Object.fromEntries(fields);
}

const PLAIN_TEXT = /^[\t\n -~]*$/;

const NOTHING_SEEN = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Word processors write these signs for a new line or page within a paragraph. */
const SOFT_BREAK = /[\v\f]/g;

/** Makes a text NFC and trimmed, without control characters except line ends, and invisible text empty. */
export function normaliseText(text: string, softBreak = '\n'): string {
  if (PLAIN_TEXT.test(text)) return text.trim();
  const lines = text.replace(/\r\n?/g, '\n').replace(SOFT_BREAK, softBreak);
  // `toWellFormed` replaces half a character, which is not Unicode, by U+FFFD.
  const clean = lines.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').toWellFormed();
  return NOTHING_SEEN.test(clean) ? '' : clean.normalize('NFC').trim();
}

function normaliseValue(value: unknown, schema: BodySchema, kind: BodyKind): unknown {
  if (value === FILE_PART && takesFile(schema)) return value;
  const types = typesOf(schema);
  const text = kind === 'form' && typeof value === 'string' ? value : null;
  if (types.has('array')) return normaliseList(text === null ? value : readListText(text), schema, kind);
  if (types.has('object')) return normaliseMap(text === null ? value : parseJson(text), schema, kind);
  // A form sends an empty text for a flag that is not set.
  if (types.has('boolean')) return text !== null && FLAGS.includes(text) ? text === 'true' : value;
  if (types.has('integer') || types.has('number')) {
    const number = text === null ? value : readNumber(text, schema.default);
    return number ?? (types.has('null') ? null : schema.default);
  }
  if (typeof value === 'string') return normaliseString(value, schema);
  // Null counts as absent if nothing may be null.
  return value === null && types.has('string') && !types.has('null') ? undefined : value;
}

const FLAGS = ['true', 'false', ''];

/** A text without a whole number gives the default: 0 for an impact reduction (PRODUCT.md, Valid input). */
function readNumber(text: string, defaultValue: unknown): unknown {
  if (text.trim() === '') return null;
  const whole = Number.parseInt(text, 10);
  if (defaultValue !== undefined) return Number.isNaN(whole) ? defaultValue : whole;
  const number = Number(text.trim().replace(',', '.'));
  return Number.isFinite(number) ? number : text;
}

function normaliseString(value: string, schema: BodySchema): string | null | undefined {
  // A password is compared as it was sent.
  if (schema.format === 'password') return value.trim() === '' ? '' : value;
  // A name, which has a pattern, is one line.
  const text = normaliseText(value, schema.pattern === undefined ? '\n' : ' ');
  if (text === '' && typesOf(schema).has('null')) return null;
  // A choice, a date or a field with a default is absent when it is empty.
  if (text === '') return (schema.enum ?? schema.format ?? schema.default) === undefined ? '' : undefined;
  if (schema.format === 'date-time') return readMoment(text);
  // The number stays text, so that no cent is lost.
  return schema.format === 'decimal' ? text.replace(',', '.') : text;
}

function normaliseList(value: unknown, schema: BodySchema, kind: BodyKind): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined;
  // JSON may have a single entry of some lists as a text.
  const list = typeof value === 'string' && typesOf(schema).has('string') ? [value] : value;
  if (!Array.isArray(list)) return list;
  const { items = {}, maxItems = Infinity } = schema;
  return list
    .flatMap((entry: unknown) => (typeof entry === 'string' ? entry.split(SOFT_BREAK) : [entry]))
    .map((entry: unknown) => normaliseValue(entry, items, kind))
    .filter((entry) => entry !== '')
    .slice(0, maxItems + 1);
}

function normaliseMap(map: unknown, schema: BodySchema, kind: BodyKind): unknown {
  if (!isMap(map)) return map;
  const { properties, maxProperties = Infinity, additionalProperties: values } = schema;
  if (properties) return normaliseBody(map, schema, kind);
  const entries = Object.entries(map).slice(0, maxProperties + 1);
  if (typeof values !== 'object') return Object.fromEntries(entries);
  return Object.fromEntries(entries.map(([name, value]) => [name, normaliseMap(value, values, kind)]));
}

/** Reads a list that a form sends as JSON, or as a text with an entry in each line. */
function readListText(text: string): unknown {
  if (text.trim() === '') return [];
  const parsed = /^\s*\[/.test(text) ? parseJson(text) : text;
  return typeof parsed === 'string' ? parsed.split('\n') : parsed;
}

/** Writes a time in UTC, so that each has one text. Any other text stays, for validation to refuse. */
function readMoment(text: string): string {
  const moment = text.toUpperCase();
  return DATE_TIME.test(moment) ? new Date(moment).toISOString() : text;
}

/** Returns the text itself if it is not JSON, or nests too deep. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(value) ? text : value;
  } catch {
    return text;
  }
}

const takesFile = ({ format, anyOf = [] }: BodySchema): boolean =>
  format === 'binary' || anyOf.some(takesFile);
