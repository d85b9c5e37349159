import type { BodySchema } from './body-schema.ts';
import { CALENDAR_DATE } from './calendar.ts';
import { isTooDeep } from './nesting.ts';

/**
 * Stands for an uploaded file. No text of a form can be it: in a field for files such a text is refused, and elsewhere it loses its control
 * character.
 */
export const FILE_PART = '\u0000file';

/** A form has texts alone, from which numbers, flags and lists are read. JSON says what it means. */
export type BodyKind = 'form' | 'json';

/**
 * Brings a body into its normal form and fills in defaults. The validation finds what cannot be read or is unknown. Fields that only
 * answers have are left out.
 */
export function normaliseBody(
  body: Record<string, unknown>,
  schema: BodySchema,
  kind: BodyKind,
): Record<string, unknown> {
  const result = normaliseFields(body, schema, kind);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!Object.hasOwn(result, name) && property.default !== undefined)
      // A clone takes longer than all the rest, and an import asks for one in each row.
      result[name] =
        typeof property.default === 'object' ? structuredClone(property.default) : property.default;
  }
  return result;
}

/** Does the same as `normaliseBody`, without defaults. A field that is emptied is null. */
export function normalisePatch(patch: Record<string, unknown>, schema: BodySchema): Record<string, unknown> {
  const fields = normaliseFields(patch, schema, 'json');
  const properties = schema.properties ?? {};
  const emptied = Object.keys(patch).filter(
    (name) => Object.hasOwn(properties, name) && (patch[name] === null || !Object.hasOwn(fields, name)),
  );
  return { ...fields, ...Object.fromEntries(emptied.map((name) => [name, null])) };
}

/**
 * A problem names fewer fields than this. More unknown fields, and list entries far beyond a bound, are dropped, since a validator fails on
 * 100,000 errors.
 */
const MAX_UNKNOWN = 200;

function normaliseFields(
  body: Record<string, unknown>,
  schema: BodySchema,
  kind: BodyKind,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  const properties = schema.properties ?? {};
  let unknown = 0;
  for (const [name, value] of Object.entries(body)) {
    if (schema.readOnly?.includes(name)) continue;
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!property && (unknown += 1) > MAX_UNKNOWN) continue;
    const normal = property ? normaliseValue(value, property, kind) : value;
    if (normal !== undefined) setOwn(result, name, normal);
  }
  return result;
}

const PLAIN_TEXT = /^[\t\n -~]*$/;

const NOTHING_SEEN = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Word processors write these signs for a new line and a new page inside a paragraph. */
const SOFT_BREAK = /[\v\f]/g;

/** Returns text in NFC, trimmed, without control characters but line ends. A text of invisible signs alone becomes empty. */
export function normaliseText(text: string, softBreak = '\n'): string {
  if (PLAIN_TEXT.test(text)) return text.trim();
  const lines = text.replace(/\r\n?/g, '\n').replace(SOFT_BREAK, softBreak);
  const clean = withoutHalves(lines.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ''));
  return NOTHING_SEEN.test(clean) ? '' : clean.normalize('NFC').trim();
}

/** Puts U+FFFD in the place of each half of a character, such as of an emoji, since no Unicode text has halves. */
export function withoutHalves(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '\ufffd');
}

function normaliseValue(given: unknown, schema: BodySchema, kind: BodyKind): unknown {
  if (given === FILE_PART && takesFile(schema)) return given;
  const types = typesOf(schema);
  const value = kind === 'form' && typeof given === 'string' ? readFormText(given, schema) : given;
  if (types.has('array')) return normaliseList(value, schema, kind);
  if (types.has('object')) return boundedMap(value, schema);
  if (types.has('boolean')) return value;
  if (types.has('integer') || types.has('number'))
    return value ?? (types.has('null') ? null : schema.default);
  // Null counts as absent if nothing may be null.
  if (value === null && types.has('string') && !types.has('null')) return undefined;
  return typeof value === 'string' ? normaliseString(value, schema) : value;
}

/** A flag that is not set comes as an empty text. */
const FLAGS = new Map([
  ['true', true],
  ['false', false],
  ['', false],
]);

/** Reads what the text of a form says. What cannot be read stays as it is, for the validation to find. */
function readFormText(text: string, schema: BodySchema): unknown {
  const types = typesOf(schema);
  if (types.has('array')) return readListText(text);
  if (types.has('object')) return parseJson(text);
  if (types.has('boolean')) return FLAGS.get(text) ?? text;
  const isWhole = types.has('integer');
  if (!isWhole && !types.has('number')) return text;
  if (text.trim() === '') return null;
  // A text without a whole number counts as the contract's default, which is 0 for an impact reduction (PRODUCT.md, section 5).
  const isLenient = isWhole && schema.default !== undefined;
  const number = isLenient ? Number.parseInt(text, 10) : Number(text.trim().replace(',', '.'));
  if (Number.isNaN(number)) return isLenient ? schema.default : text;
  return isWhole || Number.isFinite(number) ? number : text;
}

function normaliseString(value: string, schema: BodySchema): string | null | undefined {
  const isNullable = typesOf(schema).has('null');
  // A password is compared as it was sent.
  if (schema.format === 'password') return value.trim() === '' ? '' : value;
  // A pattern keeps a name to one line.
  const text = normaliseText(value, schema.pattern === undefined ? '\n' : ' ');
  if (text === '' && isNullable) return null;
  // A choice, a date or a field with a default is absent when it is empty.
  const isAbsent = schema.enum ?? schema.format ?? schema.default;
  if (text === '') return isAbsent === undefined ? '' : undefined;
  if (schema.format === 'date-time') return readMoment(text);
  // The number stays text, so that no cent is lost.
  return schema.format === 'decimal' ? text.replace(',', '.') : text;
}

function normaliseList(value: unknown, schema: BodySchema, kind: BodyKind): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined;
  // JSON may have a single entry of some lists as a text.
  const list = typeof value === 'string' && typesOf(schema).has('string') ? [value] : value;
  if (!Array.isArray(list)) return list;
  const { items, maxItems = Infinity } = schema.anyOf?.find(({ type }) => type === 'array') ?? schema;
  return list
    .flatMap((entry: unknown) => (typeof entry === 'string' ? entry.split(SOFT_BREAK) : [entry]))
    .map((entry: unknown) => {
      if (!items) return entry;
      return items.properties && isMap(entry)
        ? normaliseBody(entry, items, kind)
        : normaliseValue(entry, items, kind);
    })
    .filter((entry) => entry !== '')
    .slice(0, maxItems + 1);
}

function boundedMap(value: unknown, { maxProperties = Infinity, additionalProperties }: BodySchema): unknown {
  if (!isMap(value)) return value;
  const values = typeof additionalProperties === 'object' ? additionalProperties : {};
  const bounded: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value).slice(0, maxProperties + 1))
    setOwn(bounded, name, boundedMap(one, values));
  return bounded;
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a list that a form sends as JSON, or as a text with an entry in each line. */
function readListText(text: string): unknown {
  if (text.trim() === '') return [];
  const parsed = /^\s*["[]/.test(text) ? parseJson(text) : text;
  if (Array.isArray(parsed)) return parsed;
  return (typeof parsed === 'string' ? parsed : text).split('\n');
}

/** Writes a moment in UTC, so that it is always the same text. The validation refuses what is none. */
function readMoment(text: string): string {
  const [day = '', time = ''] = text.toUpperCase().split('T');
  // `Date` would move a day that does not exist, and the hour 24, to the next one in silence.
  const isMoment = CALENDAR_DATE.test(day) && /^(?!24).+(?:Z|[+-]\d\d:\d\d)$/.test(time);
  const milliseconds = isMoment ? Date.parse(text) : NaN;
  return Number.isNaN(milliseconds) ? text : new Date(milliseconds).toISOString();
}

/** Returns the text itself when it is no JSON, or nests too deep to be read. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(value) ? text : value;
  } catch {
    return text;
  }
}

function takesFile(schema: BodySchema): boolean {
  return schema.format === 'binary' || (schema.anyOf ?? []).some(takesFile);
}

/** The types of each schema are stored, since an import asks for them a million times. */
const knownTypes = new WeakMap<BodySchema, Set<string>>();

export function typesOf(schema: BodySchema): ReadonlySet<string> {
  const known = knownTypes.get(schema);
  if (known) return known;
  const own = schema.type === undefined ? [] : [schema.type].flat();
  const types = new Set([...own, ...(schema.anyOf ?? []).flatMap((part) => [...typesOf(part)])]);
  knownTypes.set(schema, types);
  return types;
}

/** Sets a property so that `__proto__` becomes an ordinary one. */
function setOwn(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') target[name] = value;
  else Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
