import {
  examplesOf as examplesInDocument,
  followReference,
  METHODS,
  type BodyObject,
  type ContractDocument,
  type MediaObject,
  type OperationObject,
  type PathObject,
  type SchemaObject,
} from './contract-document.ts';
import contractJson from '#openapi/generated/contract.json' with { type: 'json' };
import { operations, type OperationId } from '#openapi/generated/operations.ts';

export interface Operation extends OperationObject {
  operationId: OperationId;
}

interface Contract extends ContractDocument {
  paths: Record<
    string,
    Pick<PathObject, 'parameters'> & Partial<Record<(typeof METHODS)[number], Operation>>
  >;
  components: ContractDocument['components'] & {
    schemas: Record<string, SchemaObject>;
  };
  'x-body-limits': Record<'json' | 'form', number>;
  'x-words': Record<string, { means: string; schema: object }>;
}

export const contract = contractJson as unknown as Contract;

export const all = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method: method.toUpperCase(), operation }] : [];
  }),
);

export function operationOf(id: OperationId): Operation {
  const { path, method } = operations[id];
  const operation = contract.paths[path]?.[method.toLowerCase() as Lowercase<typeof method>];
  if (!operation) throw new Error(`${id} is not in the contract`);
  return operation;
}

export function answersOf(operation: Operation): [string, BodyObject][] {
  return Object.entries(operation.responses).map(([status, answer]) => [
    status,
    followReference(contract, answer),
  ]);
}

export function limitOf({ parameters = [] }: Operation): SchemaObject | undefined {
  const named = parameters.map((one) => followReference(contract, one));
  return named.find(({ name }) => name === 'limit')?.schema;
}

export function contentOf({ requestBody = {} }: Operation): Record<string, MediaObject> {
  return followReference(contract, requestBody).content ?? {};
}

export function examplesOf(media: MediaObject): [string, unknown][] {
  return examplesInDocument(contract, media);
}
