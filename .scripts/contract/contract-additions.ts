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
  return Object.entries(current).flatMap(([name, schema]) => {
    const before = mapOf(released[name]);
    if (!released[name]) return [];
    const fields = Object.keys(mapOf(mapOf(schema)['properties'])).filter(
      (field) => !mapOf(before['properties'])[field],
    );
    const known = optionsOf(before) ?? [];
    const options = (optionsOf(mapOf(schema)) ?? []).filter(
      (option) => known.length > 0 && !known.includes(option),
    );
    return [
      ...(fields.length > 0 && before['properties'] ? [`${name} has ${fields.join(', ')}.`] : []),
      ...(options.length > 0 ? [`${name} may be ${options.join(', ')}.`] : []),
    ];
  });
}
