import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldError } from '#openapi/generated/model.ts';
import { ApiError } from '#ui/api/ApiError.ts';

type FieldErrors = Readonly<Record<string, FieldError>>;

/** Holds the errors of a form. Each `showErrors` focuses the first field with an error or a conflict. */
export function useFieldErrors() {
  const formRef = useRef<HTMLFormElement>(null);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const showErrors = (newErrors: FieldErrors) => {
    // Only a field whose error is rendered can be found and focused.
    flushSync(() => setFieldErrors(newErrors));
    focusFirstError(formRef.current);
  };
  const hideError = (name: string) => setFieldErrors(({ [name]: _error, ...others }) => others);
  return { formRef, fieldErrors, showErrors, hideError };
}

export function serverFieldErrors(values: object, error: Error): FieldErrors {
  const errors = error instanceof ApiError ? error.problem?.errors : undefined;
  return fieldErrorsOf((errors ?? []).filter(({ field }) => Object.hasOwn(values, field)));
}

export function fieldErrorsOf(errors: readonly FieldError[]): FieldErrors {
  return Object.fromEntries(errors.map((error) => [error.field, error]));
}

/** Focuses the first field with an error or a conflict, and unfolds its group. */
export function focusFirstError(form: HTMLElement | null): void {
  const control = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-conflict] button');
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  control?.focus();
}
