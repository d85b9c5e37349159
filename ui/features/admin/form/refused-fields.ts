import { ApiError } from '#ui/api/ApiError.ts';

/** The server refuses a body for its size or type: the file's fault. */
const FILE_STATUSES = [413, 415];

/** What the server refuses of these fields, by name. It is empty when it names none of them. */
export function refusedFields(values: object, error: Error): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError) || !error.problem) return {};
  const { detail, errors } = error.problem;
  const known = new Map<string, unknown>(Object.entries(values));
  if (errors) return messagesOf(errors.filter(({ field }) => known.has(field)));
  if (!FILE_STATUSES.includes(error.status)) return {};
  const files = [...known].filter(([, value]) => value instanceof File);
  return Object.fromEntries(files.map(([name]) => [name, detail]));
}

/** Turns a list of field errors into messages by field name. */
export function messagesOf(
  errors: readonly { field: string; message: string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

/** Puts the focus on the first field that is bad or undecided, which may be folded away. */
export function focusFault(form: HTMLElement | null): void {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-undecided] button');
  const folded = fault?.closest('details');
  if (folded) folded.open = true;
  fault?.focus();
}
