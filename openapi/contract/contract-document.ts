import type { BodySchema } from '#openapi/validation/body-schema.ts';

export interface ContractDocument {
  paths: Record<string, PathObject>;
  components: Record<string, Record<string, unknown>>;
}

export type PathObject = {
  parameters?: (ParameterObject | Reference)[];
} & Partial<Record<Method, OperationObject>>;

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface OperationObject {
  operationId: string;
  tags: string[];
  security?: object[];
  parameters?: (ParameterObject | Reference)[];
  requestBody?: BodyObject | Reference;
  responses: Record<string, BodyObject | Reference>;
}

export interface ParameterObject {
  name: string;
  in: string;
  required?: boolean;
  schema: SchemaObject;
}

export interface BodyObject {
  description?: string;
  headers?: Record<string, { required?: boolean; example?: string | number } | Reference>;
  content?: Record<string, MediaObject>;
}

export interface MediaObject {
  schema: SchemaObject;
  examples?: Record<string, { value: unknown } | Reference>;
}

/** A schema as the contract has it, whose references are not followed yet. */
export interface SchemaObject extends Omit<
  BodySchema,
  'properties' | 'items' | 'anyOf' | 'additionalProperties'
> {
  $ref?: string;
  const?: string;
  examples?: unknown[];
  properties?: Record<string, SchemaObject>;
  items?: SchemaObject;
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  allOf?: SchemaObject[];
  additionalProperties?: boolean | SchemaObject;
}

export interface Reference {
  $ref: string;
}

/** Finds what a reference stands for. Anything else stands for itself. */
export function followReference<Part extends object>(
  document: Pick<ContractDocument, 'components'>,
  part: Part | Reference,
): Part {
  if (!('$ref' in part) || part.$ref === undefined) return part as Part;
  const [, , group = '', name = ''] = part.$ref.split('/');
  const target = document.components[group]?.[name];
  if (target === undefined) throw new Error(`${part.$ref} leads nowhere`);
  return target as Part;
}

/** The examples of a body by name. A body without examples has those of the schema of its items, in a list where the body is one. */
export function examplesOf(
  document: Pick<ContractDocument, 'components'>,
  { schema, examples }: MediaObject,
): [string, unknown][] {
  if (examples)
    return Object.entries(examples).map(([name, example]) => [
      name,
      followReference(document, example).value,
    ]);
  const item = schema.items ?? schema;
  const shown = followReference<SchemaObject>(document, item).examples ?? [];
  return shown.map((value) => [nameOfReference(item.$ref), schema.items ? [value] : value]);
}

export function nameOfReference(reference: string | undefined): string {
  return reference?.split('/').at(-1) ?? '';
}
