import { contract } from '#openapi/contract/contract-parts.ts';
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

/** The contract allows a body this much. */
export function bodyLimitOf(schema: BodySchema, kind: 'json' | 'form'): BodyLimit {
  const file = kind === 'form' ? fileLimitOf(schema) : null;
  return { bytes: (file?.bytes ?? 0) + contract['x-body-limits'][kind], file };
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
