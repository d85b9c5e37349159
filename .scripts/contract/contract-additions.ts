/** What a contract has that its clients may use from now on, one sentence each. */
import { mergedSchema, type ComposedSchema, nameOfReference } from '#openapi/contract/contract-document.ts';
import { optionsOf } from '../contract-breaks.ts';
import { listIn, mapOf, resolveIn, type Json } from './json.ts';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

export function additions(released: Json, current: Json): string[] {
  const before = operationsOf(released);
  const operations = [...operationsOf(current)].flatMap(([name, operation]) => {
    const known = before.get(name);
    return known
      ? additionsOf(name, partsOf(known, released), partsOf(operation, current))
      : [`${name} (${String(operation['operationId'])}): ${String(operation['summary'])}.`];
  });
  return [...operations, ...fieldsAdded(schemasOf(released), schemasOf(current))];
}

function operationsOf(document: Json): Map<string, Json> {
  return new Map(
    Object.entries(mapOf(document['paths'])).flatMap(([path, item]) =>
      METHODS.flatMap((method): [string, Json][] => {
        const operation = mapOf(item)[method];
        return operation ? [[`${method.toUpperCase()} ${path}`, mapOf(operation)]] : [];
      }),
    ),
  );
}

/** What an operation takes and answers, in words. */
function partsOf(operation: Json, document: Json): string[] {
  const parameters = listIn(document, operation['parameters']).map(({ name }) => `parameter ${String(name)}`);
  const { requestBody, responses, deprecated } = operation;
  const headers = Object.values(mapOf(responses)).flatMap((response) =>
    Object.keys(mapOf(resolveIn(document, response)['headers'])),
  );
  return [
    ...parameters,
    ...Object.keys(mapOf(mapOf(requestBody)['content'])).map((type) => `a body of ${type}`),
    ...Object.keys(mapOf(responses)).map((status) => `the answer ${status}`),
    ...[...new Set(headers)].map((header) => `the header ${header}`),
    ...(deprecated === true ? ['the mark that it is deprecated'] : []),
  ];
}

function additionsOf(name: string, before: readonly string[], after: readonly string[]): string[] {
  const added = after.filter((part) => !before.includes(part));
  return added.length > 0 ? [`${name} has ${added.join(', ')}.`] : [];
}

function schemasOf(document: Json): Json {
  return mapOf(mapOf(document['components'])['schemas']);
}

function fieldsAdded(released: Json, current: Json): string[] {
  return Object.entries(current).flatMap(([name, schema]) =>
    released[name]
      ? addedWithin(name, mapOf(released[name]), mapOf(schema), mergedOf(released), mergedOf(current))
      : [],
  );
}

type Merge = (schema: Json) => Json;

/** What a schema has beyond what it had: fields, options, kinds that it may be of, and the same in its fields and entries. */
function addedWithin(name: string, before: Json, after: Json, wasMerged: Merge, isMerged: Merge): string[] {
  // The fields of another schema in its place; one that is there still is compared by its name.
  if (before['$ref'] && after['$ref'])
    return before['$ref'] === after['$ref'] ? [] : newFields(name, wasMerged(before), isMerged(after));
  const known = mapOf(before['properties']);
  const options = beyond(optionsOf(after), optionsOf(before));
  const kinds = beyond(kindsOf(after), [before['$ref'], ...kindsOf(before)].filter(Boolean).map(String));
  const within = (part: string, one: unknown, other: unknown) =>
    one && other ? addedWithin(part, mapOf(one), mapOf(other), wasMerged, isMerged) : [];
  return [
    ...newFields(name, before, after),
    ...(options.length > 0 ? [`${name} may be ${options.join(', ')}.`] : []),
    ...(kinds.length > 0 ? [`${name} may be ${kinds.map(nameOfReference).join(', ')}.`] : []),
    ...Object.entries(mapOf(after['properties'])).flatMap(([field, schema]) =>
      within(`${name}.${field}`, known[field], schema),
    ),
    ...within(`Each of ${name}`, before['items'], after['items']),
  ];
}

function newFields(name: string, before: Json, after: Json): string[] {
  const known = before['properties'];
  const fields = Object.keys(mapOf(after['properties'])).filter((field) => !mapOf(known)[field]);
  return known && fields.length > 0 ? [`${name} has ${fields.join(', ')}.`] : [];
}

function mergedOf(schemas: Json): Merge {
  return (schema) =>
    mergedSchema(schema as ComposedSchema, (reference) => mapOf(schemas[nameOfReference(reference)])) as Json;
}

/** Where there was no list before, there is nothing to add to. A union is new to what was one schema. */
function beyond<T>(now: readonly T[] | undefined, before: readonly T[] | undefined): T[] {
  return before ? (now ?? []).filter((option) => !before.includes(option)) : [];
}

/** The schemas of which it may be any. */
function kindsOf({ oneOf, anyOf }: Json): string[] {
  const parts = [oneOf, anyOf].flatMap((list) => (list as Json[] | undefined) ?? []);
  return parts.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
}
