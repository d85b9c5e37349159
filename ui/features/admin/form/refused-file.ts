import type { FieldError } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import type { FormField, FormValues } from './form-fields.ts';

/** The server refuses a body for its size or type: the file's fault. */
const FILE_STATUSES = [413, 415];

/** None when it is not the file that was refused. */
export function refusedFile(
  { status, problem }: ApiError,
  fields: readonly FormField[],
  values: FormValues,
): FieldError[] {
  if (!FILE_STATUSES.includes(status) || !problem) return [];
  const sent = fields.filter(({ name }) => values[name] instanceof File);
  const code = status === 413 ? 'tooLarge' : 'unsupported';
  return sent.map(({ name }) => ({ field: name, code, message: problem.detail }));
}
