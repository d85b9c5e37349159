import { mergedSchema, type ComposedSchema, nameOfReference } from '#openapi/contract/contract-document.ts';

interface Schema extends ComposedSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

export type Schemas = Readonly<Record<string, object>>;

/** Every item of a wrong list has the same fault. */
const MAX_MISMATCHES = 5;

/** Such as `[0].name is missing`. Checks types, choices and required fields, without a compiler, which a page must not run. */
export function schemaMismatches(schema: object, value: unknown, schemas: Schemas): string[] {
  return misfitsAt('', schema, value, schemas).slice(0, MAX_MISMATCHES);
}

function misfitsAt(place: string, given: Schema, value: unknown, schemas: Schemas): string[] {
  const schema = mergedSchema(given, (name): Schema => schemas[nameOfReference(name)] ?? {});
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const tries = choices.map((choice) => misfitsAt(place, choice, value, schemas));
    return tries.some((found) => found.length === 0) ? [] : (tries[0] ?? []);
  }
  const where = place === '' ? 'the answer' : place;
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOf(type, value)))
    return [`${where} must be ${types.join(' or ')}, and is ${typeOf(value)}`];
  if (schema.enum && !schema.enum.includes(value))
    return [`${where} must be one of ${schema.enum.join(', ')}, and is ${String(value)}`];
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((entry, at) => misfitsAt(`${place}[${at}]`, items, entry, schemas)) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const nameOf = (field: string) => (place === '' ? field : `${place}.${field}`);
  const missing = (schema.required ?? []).filter((field) => fields[field] === undefined);
  return [
    ...missing.map((field) => `${nameOf(field)} is missing`),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, property]) =>
      fields[field] === undefined ? [] : misfitsAt(nameOf(field), property, fields[field], schemas),
    ),
  ];
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return type === typeOf(value);
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}
