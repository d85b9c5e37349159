import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type { FieldError } from '#openapi/generated/model.ts';
import { ApiError } from '#ui/api/ApiError.ts';

/** The server refuses a body for its size or type: the file's fault. */
const FILE_STATUSES = [413, 415];

interface Checked {
  body: object;
  errors: readonly Pick<FieldError, 'field' | 'message'>[];
}

export function contractResolver<Values extends FieldValues, Sent>(
  check: (values: Values) => Checked,
): Resolver<Values, unknown, Sent> {
  return (values) => {
    const { body, errors } = check(values);
    if (errors.length === 0) return { values: body as Sent, errors: {} };
    const told = errors.map(({ field, message }) => [field, { type: 'contract', message }]);
    return { values: {}, errors: Object.fromEntries(told) as FieldErrors<Values> };
  };
}

/** Says beside the fields what the server refuses; false when it names none of them. */
export function markRefused<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  names: readonly FieldPath<Values>[],
  error: Error,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, problem } = error;
  const values: FieldValues = form.getValues();
  const files = names.filter((name) => FILE_STATUSES.includes(status) && values[name] instanceof File);
  const refused = problem ? files.map((field) => ({ field, message: problem.detail })) : [];
  const errors = problem?.errors ?? refused;
  const known = names.filter((name) => errors.some(({ field }) => field === name));
  for (const name of known)
    form.setError(name, { type: 'server', message: errors.find(({ field }) => field === name)?.message });
  if (known[0]) form.setFocus(known[0]);
  return known.length > 0;
}
