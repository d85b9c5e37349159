import { checkBody, type CheckedBody } from '#openapi/check-body.ts';
import type { BodyName } from '#openapi/generated/bodies.ts';
import { FILE_PART } from '#openapi/normalise.ts';
import { HouseProblem, invalidFields } from './problem.ts';

const FORM = 'multipart/form-data';
const JSON_TYPE = 'application/json';

export interface ReadBody {
  name: BodyName;
  fields: CheckedBody['body'];
  /** Uploaded files by field; FILE_PART stands for them in `fields`. */
  files: Record<string, File>;
}

/** Reads a body and holds it against the contract: a 400 with every bad field, a 415 for a type it does not take. */
export async function readBody(
  request: Request,
  accepted: { [FORM]?: BodyName; [JSON_TYPE]?: BodyName },
): Promise<ReadBody> {
  const type = request.headers.get('content-type')?.split(';')[0];
  const name = type === FORM || type === JSON_TYPE ? accepted[type] : undefined;
  if (!name) throw new HouseProblem(415, `This address accepts ${Object.keys(accepted).join(' or ')}.`);
  const files: Record<string, File> = {};
  const sent = await (type === FORM ? readForm(request, files) : (request.json() as Promise<object>)).catch(
    () => {
      throw new HouseProblem(400, 'The body cannot be read: it is broken or not what its type says.');
    },
  );
  const { body, errors } = checkBody(name, sent);
  if (errors.length > 0) throw invalidFields(errors);
  return { name, fields: body, files };
}

async function readForm(request: Request, files: Record<string, File>): Promise<object> {
  const form = await request.formData();
  const entries = [...form.entries()].map(([field, value]) => {
    if (typeof value === 'string') return [field, value] as const;
    files[field] = value;
    return [field, FILE_PART] as const;
  });
  return Object.fromEntries(entries);
}
