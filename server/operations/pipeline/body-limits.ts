import { BODY_LIMITS } from '#openapi/generated/limits.ts';
import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { RequestProblem } from '../responses/request-problem.ts';

const MAX_PARTS = 200;
export const FORM_LIMITS = {
  parts: MAX_PARTS,
  fields: MAX_PARTS,
  fieldSize: 1024 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
  fieldNestingDepth: 1,
  // Without it, an entry at 4,000,000,000 makes a list whose loops take minutes.
  fieldArrayIndexLimit: MAX_PARTS,
};
/** All bodies together may be as large as two of the largest sheets. Bodies without a session stay below it. */
export const MAX_HELD_BYTES = 64 * 1024 * 1024;

/** The bytes that the contract allows for a body, and for the file in it. */
export interface BodyLimit {
  bytes: number;
  file: FileLimit | null;
}

export interface FileLimit {
  field: string;
  bytes: number;
  tooLargeMessage: string;
}

/** Only clients with a session may send a file, so a body without one is short. */
export function bodyLimitOf(
  schema: BodySchema,
  { needsSession, isForm }: { needsSession: boolean; isForm: boolean },
): BodyLimit {
  const kind = isForm ? 'form' : 'json';
  const file = needsSession && isForm ? fileLimitOf(schema) : null;
  return { bytes: (file?.bytes ?? 0) + BODY_LIMITS[needsSession ? kind : 'open'], file };
}

function fileLimitOf(schema: BodySchema): FileLimit | null {
  for (const [field, property] of Object.entries(schema.properties ?? {})) {
    for (const part of [property, ...(property.anyOf ?? [])]) {
      const bytes = part['x-max-bytes'];
      if (bytes !== undefined) return { field, bytes, tooLargeMessage: part['x-message-too-large'] ?? '' };
    }
  }
  return null;
}

export function bodyTooLargeProblem({ file }: BodyLimit): RequestProblem {
  return new RequestProblem(413, file?.tooLargeMessage ?? 'The body is too large.');
}
