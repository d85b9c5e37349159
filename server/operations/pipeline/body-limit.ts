import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { RequestProblem } from './request-problem.ts';

/** The contract allows a body so many bytes. */
export interface BodyLimit {
  bytes: number;
  file: FileLimit | null;
}

export interface FileLimit {
  field: string;
  bytes: number;
  tooLargeMessage: string;
}

export function fileLimitOf(schema: BodySchema): FileLimit | null {
  for (const [field, property] of Object.entries(schema.properties ?? {})) {
    for (const part of [property, ...(property.anyOf ?? [])]) {
      const bytes = part['x-max-bytes'];
      if (bytes !== undefined) return { field, bytes, tooLargeMessage: part['x-message-too-large'] ?? '' };
    }
  }
  return null;
}

export function bodyTooLarge({ file }: BodyLimit): RequestProblem {
  return new RequestProblem(413, file?.tooLargeMessage ?? 'The body is too large.');
}

/** Refuses a body whose header says that it is too large, before it is read. */
export function refuseTooLarge(
  headers: Readonly<Record<string, string | undefined>>,
  limit: BodyLimit,
): void {
  if (Number(headers['content-length'] ?? 0) > limit.bytes) throw bodyTooLarge(limit);
}
