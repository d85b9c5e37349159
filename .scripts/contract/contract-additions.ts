/** What a contract has that its clients may use from now on, one sentence each. */
import { nameOfReference } from '../../openapi/contract/reference-name.ts';
import { optionsOf } from '../contract-changes.ts';
import { mapOf, type Json } from './json.ts';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

interface Parameter {
  name?: string;
  $ref?: string;
}

export function additions(released: Json, current: Json): string[] {
  const before = operationsOf(released);
  const operations = [...operationsOf(current)].flatMap(([name, operation]) => {
    const known = before.get(name);
    return known
      ? additionsOf(name, partsOf(known), partsOf(operation))
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
function partsOf(operation: Json): string[] {
  const parameters = ((operation['parameters'] as Parameter[] | undefined) ?? []).map(
    ({ name, $ref }) => `parameter ${name ?? nameOfReference($ref)}`,
  );
  const { requestBody, responses, deprecated } = operation;
  return [
    ...parameters,
    ...Object.keys(mapOf(mapOf(requestBody)['content'])).map((type) => `a body of ${type}`),
    ...Object.keys(mapOf(responses)).map((status) => `the answer ${status}`),
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
    released[name] ? addedWithin(name, mapOf(released[name]), mapOf(schema)) : [],
  );
}

/** What a schema has beyond what it had: fields, options, kinds that it may be of, and the same in its fields and entries. */
function addedWithin(name: string, before: Json, after: Json): string[] {
  const known = mapOf(before['properties']);
  const now = mapOf(after['properties']);
  const fields = Object.keys(now).filter((field) => !known[field]);
  const options = beyond(optionsOf(after), optionsOf(before));
  const kinds = beyond(kindsOf(after), [before['$ref'], ...kindsOf(before)].filter(Boolean).map(String));
  return [
    ...(fields.length > 0 && before['properties'] ? [`${name} has ${fields.join(', ')}.`] : []),
    ...(options.length > 0 ? [`${name} may be ${options.join(', ')}.`] : []),
    ...(kinds.length > 0 ? [`${name} may be ${kinds.map(nameOfReference).join(', ')}.`] : []),
    ...Object.entries(now).flatMap(([field, schema]) =>
      known[field] ? addedWithin(`${name}.${field}`, mapOf(known[field]), mapOf(schema)) : [],
    ),
    ...(before['items'] && after['items']
      ? addedWithin(`Each of ${name}`, mapOf(before['items']), mapOf(after['items']))
      : []),
  ];
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
