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
  'x-sentences'?: Record<string, string>;
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

export interface ComposedSchema {
  $ref?: string;
  allOf?: ComposedSchema[];
  properties?: Record<string, object>;
  required?: string[];
}

/** Adds everything of `$ref` and `allOf`; the schema's own words win. Properties are not resolved, but what two parts say of one is joined. */
export function mergedSchema<Schema extends ComposedSchema>(
  schema: Schema,
  follow: (reference: string) => Schema,
): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const target = $ref === undefined ? [] : [follow($ref)];
  if (target.length === 0 && allOf.length === 0) return schema;
  const parts = [...target, ...(allOf as Schema[])].map((part) => mergedSchema(part, follow));
  return [...parts, own as Schema].reduce(combined);
}

function combined<Schema extends ComposedSchema>(first: Schema, second: Schema): Schema {
  const properties = first.properties ?? second.properties;
  const required = first.required ?? second.required;
  return {
    ...first,
    ...second,
    ...(properties && { properties: mergedProperties(first.properties, second.properties) }),
    ...(required && { required: [...new Set([...(first.required ?? []), ...(second.required ?? [])])] }),
  };
}

function mergedProperties(
  first: Record<string, object> = {},
  second: Record<string, object> = {},
): Record<string, object> {
  const merged = { ...first };
  for (const [name, property] of Object.entries(second)) merged[name] = { ...merged[name], ...property };
  return merged;
}
