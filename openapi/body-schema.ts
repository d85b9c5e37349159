/** The JSON Schema of a request body, or of a part of it, in the keywords that this contract uses. */
export interface BodySchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, BodySchema>;
  required?: string[];
  additionalProperties?: boolean | BodySchema;
  maxProperties?: number;
  items?: BodySchema;
  minItems?: number;
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
  /** The field's name for people. */
  'x-label'?: string;
  /** What to say when it is missing. */
  'x-message'?: string;
  /** What to say when it is there and wrong. */
  'x-message-invalid'?: string;
}
