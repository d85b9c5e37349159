import type { ResourceName } from '#openapi/generated/model.ts';

/** A schema of the contract, as far as forms and the words of errors need it. `x-words` explains the keys. */
export interface BodySchema {
  type?: string | string[];
  properties?: Record<string, BodySchema>;
  required?: string[];
  /** Fields that only responses have. A request may send them back, and they are ignored. */
  readOnly?: string[];
  additionalProperties?: boolean | BodySchema;
  maxProperties?: number;
  items?: BodySchema;
  minItems?: number;
  maxItems?: number;
  anyOf?: BodySchema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  'x-max-bytes'?: number;
  'x-media-types'?: string[];
  'x-extensions'?: string[];
  'x-message-too-large'?: string;
  /** A form without this file gets only this message. */
  'x-message-missing'?: string;
  'x-message-empty'?: string;
  'x-message-unsupported'?: string;
  'x-label'?: string;
  'x-reference'?: { resource: ResourceName; shownBy: 'id' | 'name' };
  'x-hint'?: string;
  'x-message'?: string;
  'x-message-invalid'?: string;
  'x-message-taken'?: string;
  'x-import-default'?: string;
}

export function enumOptions({ enum: values, anyOf = [] }: BodySchema): string[] | undefined {
  const options = values ?? anyOf.find((part) => part.enum)?.enum;
  return options?.filter((option) => option !== null).map(String);
}

/** Types are remembered, since an import asks for types a million times. */
const rememberedTypes = new WeakMap<BodySchema, ReadonlySet<string>>();

export function typesOf(schema: BodySchema): ReadonlySet<string> {
  const { type = [], anyOf = [] } = schema;
  const types =
    rememberedTypes.get(schema) ?? new Set([type, ...anyOf.map((part) => [...typesOf(part)])].flat());
  rememberedTypes.set(schema, types);
  return types;
}

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
