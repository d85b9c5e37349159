import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { RequestProblem } from './request-problem.ts';

export interface BodyLimit {
  bytes: number;
  file: FileLimit | null;
}

export interface FileLimit {
  /** The one that takes a file. */
  field: string;
  bytes: number;
  tooLarge: string;
}

const MEBIBYTE = 1024 * 1024;
/** For schemas whose texts would be longer, or have no end. */
const MAX_TEXT_BYTES = { json: MEBIBYTE, form: 4 * MEBIBYTE };
/** A character outside the basic plane is two escapes in JSON, such as \ud83c\udf79. */
const BYTES_PER_CHARACTER = 12;
const SHORT_VALUE_BYTES = 40;
const AROUND_VALUE_BYTES = { json: 40, form: 300 };
/** Blanks around the fields, and fields that are not known, which get a problem of their own. */
const SPARE_BYTES = 4096;

/** The largest body that can be valid; generous, since texts are held against their lengths afterwards. */
export function bodyLimitOf(schema: BodySchema, kind: 'json' | 'form'): BodyLimit {
  const file = kind === 'form' ? fileLimitOf(schema) : null;
  const text = textBytesOf(schema, AROUND_VALUE_BYTES[kind]) + SPARE_BYTES;
  return { bytes: (file?.bytes ?? 0) + Math.min(text, MAX_TEXT_BYTES[kind]), file };
}

function textBytesOf(schema: BodySchema, around: number): number {
  const { anyOf, properties = {}, items } = schema;
  if (schema['x-max-bytes'] !== undefined) return around;
  if (anyOf) return Math.max(...anyOf.map((option) => textBytesOf(option, around)));
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length)) + around;
  const types = [schema.type].flat();
  if (types.includes('array'))
    return (schema.maxItems ?? Infinity) * (items ? textBytesOf(items, around) : Infinity) + around;
  if (types.includes('object')) {
    if (typeof schema.additionalProperties === 'object') return Infinity;
    const fields = Object.entries(properties);
    return fields.reduce((sum, [name, field]) => sum + name.length + textBytesOf(field, around), around);
  }
  if (!types.includes('string') || schema.format?.startsWith('date')) return SHORT_VALUE_BYTES + around;
  return (schema.maxLength ?? Infinity) * BYTES_PER_CHARACTER + around;
}

function fileLimitOf(schema: BodySchema): FileLimit | null {
  for (const [field, property] of Object.entries(schema.properties ?? {})) {
    for (const part of [property, ...(property.anyOf ?? [])]) {
      const bytes = part['x-max-bytes'];
      if (bytes !== undefined) return { field, bytes, tooLarge: part['x-message-too-large'] ?? '' };
    }
  }
  return null;
}

export function tooLarge({ file }: BodyLimit): RequestProblem {
  return new RequestProblem(413, file?.tooLarge ?? 'The body is too large.');
}
