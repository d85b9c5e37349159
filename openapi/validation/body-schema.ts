export interface BodySchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, BodySchema>;
  required?: string[];
  /** The names of fields that only answers have. A request may send them back, and they are ignored. */
  readOnly?: string[];
  additionalProperties?: boolean | BodySchema;
  /** False if the schema is made of others and takes the fields of these alone. */
  unevaluatedProperties?: boolean;
  maxProperties?: number;
  items?: BodySchema;
  minItems?: number;
  uniqueItems?: boolean;
  maxItems?: number;
  anyOf?: BodySchema[];
  enum?: unknown[];
  format?: string;
  contentMediaType?: string;
  pattern?: string;
  not?: Pick<BodySchema, 'pattern'>;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  'x-not-before'?: string;
  'x-max-bytes'?: number;
  'x-media-types'?: string[];
  'x-extensions'?: string[];
  'x-message-too-large'?: string;
  /** The message that replaces any other fault of a form without this file. */
  'x-message-missing'?: string;
  'x-message-empty'?: string;
  'x-message-unsupported'?: string;
  'x-open'?: boolean;
  /** People read this name of a field, or of one item of a resource. */
  'x-label'?: string;
  /** Two items are the same if they have these fields in common. The first names an item, gives its id and sorts its list. */
  'x-identity'?: string[];
  /** The field names items of the resource by id or name. `answers` says which of them the API answers with. */
  'x-reference'?: { resource: string; answers: 'id' | 'name' };
  'x-sentences'?: Record<string, string>;
  'x-hint'?: string;
  'x-message'?: string;
  'x-message-invalid'?: string;
}

export function enumOptions({ enum: own, anyOf = [] }: BodySchema): string[] | undefined {
  const options = own ?? anyOf.find((part) => part.enum)?.enum;
  return options?.filter((option) => option !== null).map(String);
}
