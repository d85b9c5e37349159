import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import contractJson from '#openapi/generated/contract.json' with { type: 'json' };
import { operationRoutes, type OperationId } from '#openapi/generated/operations.ts';

type Operation = OpenApi.OperationObject<{ operationId: OperationId; responses: OpenApi.ResponsesObject }>;

export const contract = contractJson as unknown as Required<Pick<OpenApi.Document, 'paths' | 'components'>>;

export const operations = Object.values(operationRoutes).map(({ path, method }) => {
  const methods = contract.paths[path] as Record<string, Operation> | undefined;
  const operation = methods?.[method.toLowerCase()];
  if (!operation) throw new Error(`The contract has no ${method} ${path}`);
  return { path, method, operation };
});

/** Returns the target of a `$ref`, or the part itself if it is not a reference. */
export function followReference<Part extends object>(part: Part | OpenApi.ReferenceObject): Part {
  if (!('$ref' in part) || part.$ref === undefined) return part as Part;
  const [, , group = '', name = ''] = part.$ref.split('/');
  const target = (contract.components as Record<string, Record<string, unknown>>)[group]?.[name];
  if (target === undefined) throw new Error(`${part.$ref} leads nowhere`);
  return target as Part;
}

export function responsesOf(id: OperationId): [status: string, response: OpenApi.ResponseObject][] {
  const entry = operations.find(({ operation }) => operation.operationId === id);
  const responses = Object.entries(entry?.operation.responses ?? {});
  return responses.map(([status, response]) => [status, followReference(response)]);
}

/** Without examples of its own, a body has those of its schema. A list has one item in each example. */
export function examplesOf(media: OpenApi.MediaTypeObject): [name: string, example: unknown][] {
  const { schema = {}, examples } = media;
  if (examples)
    return Object.entries(examples).map(([name, example]) => [name, followReference(example).value]);
  const items = 'items' in schema ? schema.items : undefined;
  const item = items ?? schema;
  const name = '$ref' in item ? item.$ref.split('/').at(-1) : '';
  const values: unknown[] = followReference<OpenApi.SchemaObject>(item).examples ?? [];
  return values.map((value) => [name ?? '', items ? [value] : value]);
}
