// What the tests of the contract ask of it.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import contractJson from './generated/contract.json' with { type: 'json' };
import { nameOfReference } from './reference-name.ts';
import type { OperationId } from './generated/operations.ts';

interface Media {
  schema: object;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}
interface Body {
  $ref?: string;
  content?: Record<string, Media>;
}
interface Answer {
  $ref?: string;
  headers?: Record<string, object>;
  content?: Record<string, Media>;
}
export interface Operation {
  operationId: OperationId;
  summary: string;
  description: string;
  tags: string[];
  security?: object[];
  requestBody?: Body;
  parameters?: { $ref?: string; name?: string }[];
  responses: Record<string, Answer>;
}
interface Property {
  $ref?: string;
  description?: string;
  'x-label'?: string;
  'x-message'?: string;
}
export interface Schema extends Property {
  description?: string;
  required?: string[];
  properties?: Record<string, Property>;
  enum?: string[];
}

export const contract = contractJson as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    requestBodies: Record<string, Body>;
    examples: Record<string, { value: unknown }>;
    parameters: Record<string, { name: string }>;
  };
  'x-words': Record<string, { means: string; schema: object }>;
  'x-problems': Record<string, { status: number }>;
  'x-messages': Record<string, string>;
};

export const all = Object.entries(contract.paths).flatMap(([path, item]) =>
  ['get', 'post', 'put', 'delete'].flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method: method.toUpperCase(), operation }] : [];
  }),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addFormat('binary', true);
ajv.addSchema({ $id: 'contract', components: contract.components });

export function answersOf(operation: Operation): [string, Answer][] {
  return Object.entries(operation.responses).map(([status, answer]) => [
    status,
    answer.$ref ? (contract.components.responses[nameOfReference(answer.$ref)] ?? {}) : answer,
  ]);
}

export function contentOf({ requestBody = {} }: Operation): Record<string, Media> {
  const body = requestBody.$ref
    ? contract.components.requestBodies[nameOfReference(requestBody.$ref)]
    : requestBody;
  return body?.content ?? {};
}

/** The named examples of a payload, with the references to shared ones followed. */
export function examplesOf({ examples = {} }: Media): [string, unknown][] {
  return Object.entries(examples).map(([name, { $ref, value }]) => [
    name,
    $ref ? contract.components.examples[nameOfReference($ref)]?.value : value,
  ]);
}

export function errorsOf(schema: object, value: unknown): unknown {
  const absolute = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components', '"contract#/components'),
  ) as object;
  const validate = ajv.compile(absolute);
  return validate(value) ? null : validate.errors;
}
