/** The JSON Schema of a request body, or of a part of it, in the keywords that this contract uses. */
export interface BodySchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, BodySchema>;
  required?: string[];
  additionalProperties?: boolean | BodySchema;
  /** False where the schema is made of others and takes the fields of these alone. */
  unevaluatedProperties?: boolean;
  maxProperties?: number;
  items?: BodySchema;
  minItems?: number;
  uniqueItems?: boolean;
  deprecated?: boolean;
  maxItems?: number;
  anyOf?: BodySchema[];
  enum?: unknown[];
  format?: string;
  contentMediaType?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  /** The date of this property must not lie before the date of the property named here. */
  'x-not-before'?: string;
  /** Limits of an uploaded file, and the words for a file that exceeds them. */
  'x-max-bytes'?: number;
  'x-media-types'?: string[];
  'x-extensions'?: string[];
  'x-message-too-large'?: string;
  'x-message-unsupported'?: string;
  /** More options may come. */
  'x-open'?: boolean;
  /** The name for people: of a field, or of one item of a resource. */
  'x-label'?: string;
  /** Fields that together make two items the same; the first names an item, gives its id and sorts its list. */
  'x-identity'?: string[];
  /** The resource whose items it names, by id or name, and which of the two answers carry. */
  'x-reference'?: { resource: string; answers: 'id' | 'name' };
  /** What to say when it is missing. */
  'x-message'?: string;
  /** What to say when it is there and wrong. */
  'x-message-invalid'?: string;
}
