import type { BodySchema } from '#openapi/validation/body-schema.ts';
import type { FieldError } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import type { FormField, FormValues } from './form-fields.ts';

/** Why the contract refuses a file, as far as a browser can tell unread; else undefined. */
export function fileRefusal(schema: BodySchema, file: File): string | undefined {
  const rules = fileSchema(schema);
  if (!rules) return undefined;
  const types = rules['x-media-types'];
  const endings = rules['x-extensions'];
  const isUnknown =
    (types !== undefined && !types.includes(file.type)) ||
    (endings !== undefined && !endings.some((ending) => file.name.toLowerCase().endsWith(ending)));
  if (isUnknown) return rules['x-message-unsupported'];
  return file.size > (rules['x-max-bytes'] ?? Infinity) ? rules['x-message-too-large'] : undefined;
}

/** The part of the schema that describes a file. */
function fileSchema(schema: BodySchema): BodySchema | undefined {
  return [schema, ...(schema.anyOf ?? [])].find(({ format }) => format === 'binary');
}

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
