import type { FieldErrors, Resolver, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '#ui/api/ApiError.ts';
import type { AdminResource, Body } from '../resources/resource.ts';
import { checkValues, type FormField, type FormValues } from './form-fields.ts';

/** The server refuses a body for its size or type: the file's fault. */
const FILE_STATUSES = [413, 415];

export function contractResolver({ body, fields }: AdminResource): Resolver<FormValues, unknown, Body> {
  return (values) => {
    const checked = checkValues(body, fields, values);
    if (checked.errors.length === 0) return { values: checked.body, errors: {} };
    const errors: FieldErrors<FormValues> = {};
    for (const { field, message } of checked.errors) errors[field] = { type: 'contract', message };
    return { values: {}, errors };
  };
}

/** Says beside the fields what the server refuses; false when it names none of them. */
export function markRefused(
  form: UseFormReturn<FormValues, unknown, Body>,
  fields: readonly FormField[],
  { status, problem }: ApiError,
): boolean {
  const values = form.getValues();
  const files = fields.filter(({ name }) => FILE_STATUSES.includes(status) && values[name] instanceof File);
  const refused = problem ? files.map(({ name }) => ({ field: name, message: problem.detail })) : [];
  const known = (problem?.errors ?? refused).filter(({ field }) => fields.some(({ name }) => name === field));
  for (const { field, message } of known) form.setError(field, { type: 'server', message });
  const first = fields.find(({ name }) => known.some(({ field }) => field === name));
  if (first) form.setFocus(first.name);
  return first !== undefined;
}
