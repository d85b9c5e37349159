import { bodies, type BodyName } from '#openapi/generated/bodies.ts';
import { bodyField } from '#openapi/validation/body-field.ts';
import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { FILE_PART } from '#openapi/validation/normalise-body.ts';
import type { RequestBody, UploadedFile } from './operation.ts';
import { fieldsInvalid, RequestProblem } from './request-problem.ts';

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

const TEXT_TYPE = /^(?:text\/plain|application\/json)(?:;|$)/i;

/**
 * Makes a body of the parts of a form, with FILE_PART in the place of a file. A browser gives a part the type that the contract names by a
 * Blob alone, which comes with a file name. Such a part is a text like any other. Repeated texts are lists. Throws a RequestProblem 400.
 */
export function formBody(
  texts: Readonly<Record<string, unknown>>,
  parts: readonly (UploadedFile & { field: string })[],
  limit: FileLimit | null,
): RequestBody {
  // Only a file may stand for a file.
  const content = new Map(
    Object.entries(texts).map(([name, value]) => [name, [value].flat().includes(FILE_PART) ? '' : value]),
  );
  const files: Record<string, UploadedFile> = {};
  for (const { field, ...file } of parts) {
    if (file.bytes.length === 0 && file.fileName === '') continue;
    const isFile = field === limit?.field;
    // A field holds one file, and no text beside it.
    if (isFile ? Boolean(content.get(field)) : !TEXT_TYPE.test(file.claimedType))
      throw new RequestProblem(400, 'The form holds a file where none is expected.');
    if (isFile) files[field] = file;
    const value = isFile ? FILE_PART : new TextDecoder().decode(file.bytes);
    content.set(field, !isFile && content.has(field) ? [content.get(field), value].flat() : value);
  }
  return { content: Object.fromEntries(content), files };
}

/** Refuses a form that lacks its file before its other fields are checked. */
export function refuseWithoutFile(body: BodyName, { field }: FileLimit, files: RequestBody['files']): void {
  if (!bodies[body].required?.includes(field) || Object.hasOwn(files, field)) return;
  const { 'x-message': message = '', 'x-message-missing': detail = message } = bodyField(body, field);
  throw fieldsInvalid([{ field, code: 'required', message }], detail);
}
