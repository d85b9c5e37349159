export interface ContractDocument {
  info: { title: string; version: string; description?: string };
  tags: TagObject[];
  paths: Record<string, PathObject>;
  components: Record<string, Record<string, unknown>>;
}

export interface TagObject {
  name: string;
  description?: string;
  'x-displayName'?: string;
}

export type PathObject = {
  parameters?: (ParameterObject | Reference)[];
} & Partial<Record<Method, OperationObject>>;

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: object[];
  deprecated?: boolean;
  parameters?: (ParameterObject | Reference)[];
  requestBody?: BodyObject | Reference;
  responses: Record<string, BodyObject | Reference>;
}

export interface ParameterObject {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema: SchemaObject;
  example?: unknown;
}

export interface BodyObject {
  description?: string;
  headers?: Record<string, HeaderObject | Reference>;
  content?: Record<string, MediaObject>;
}

interface HeaderObject {
  required?: boolean;
  example?: string | number;
}

export interface MediaObject {
  schema: SchemaObject;
  examples?: Record<string, ExampleObject | Reference>;
}

export interface ExampleObject {
  value: unknown;
}

export interface SchemaObject {
  $ref?: string;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  properties?: Record<string, SchemaObject>;
  required?: string[];
  items?: SchemaObject;
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  const?: string;
  allOf?: SchemaObject[];
  additionalProperties?: boolean | SchemaObject;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  'x-label'?: string;
  'x-message'?: string;
  'x-status'?: number;
  'x-sentence'?: string;
}

export interface Reference {
  $ref: string;
}

/** By code. The `type` of a problem leads to `#problem-<code>` of the contract's page. */
export function problemKinds({
  components,
}: Pick<ContractDocument, 'components'>): Record<string, { status: number; description: string }> {
  const { ProblemType: type } = components['schemas'] as Record<string, SchemaObject>;
  return Object.fromEntries(
    (type?.oneOf ?? []).flatMap(({ const: value, description = '', 'x-status': status }) => {
      const [, code] = String(value).split('#problem-');
      return code === undefined || status === undefined ? [] : [[code, { status, description }]];
    }),
  );
}

/** Anything but a reference is itself. */
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

/** By name: the examples of a body itself; otherwise that of the schema of its items, in a list where the body is one. */
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
